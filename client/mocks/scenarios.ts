import type { Entity } from '../../generated/resources.ts'
import { demoRecords } from './demo.ts'
import { addItem, type Records } from './records.ts'

/** What is there in every hub: the people, and the hub itself. */
const ALWAYS = 'User Hub HubFeatures HubMembership HubSettings Settings Mfa MsTeamsConnection'.split(' ') as Entity[]

/** A hub that was just made. */
export function emptyRecords(): Records {
  return new Map([...demoRecords()].filter(([kind]) => ALWAYS.includes(kind)))
}

const COPIES = 120

/** A hub in which every list has many pages. */
export function largeRecords(): Records {
  const records = demoRecords()
  for (const [kind, items] of records) {
    if (ALWAYS.includes(kind)) continue
    const copies = COPIES / items.size
    for (const item of [...items.values()].filter(({ key }) => /-[0-9a-f]{12}$/.test(key)))
      for (let number = 1; number <= copies; number++) {
        const id = `${item.key.slice(0, 9)}${String(number).padStart(4, '0')}${item.key.slice(13)}`
        const name = 'name' in item.fields ? { name: `${String(item.fields['name'])} ${number}` } : {}
        addItem(records, kind, id, { ...item, mine: new Map(), fields: { ...item.fields, id, ...name } })
      }
  }
  return records
}
