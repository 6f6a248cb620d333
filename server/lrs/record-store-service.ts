import { recordAudit } from '../audit/service.ts'
import type { Call, HubCall } from '../context.ts'
import { badInput, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { firstIdAt } from '../platform/ids.ts'
import { seal, unseal, type Kept } from '../platform/sealed.ts'
import { checkStore, StoreFault, type RecordStore } from './record-store-client.ts'
import * as store from './record-store-store.ts'

/** Where the hub forwards its statements. */

export type { RecordStoreRow } from './record-store-store.ts'

export function getHubRecordStore({ db }: Call): Promise<store.RecordStoreRow | undefined> {
  return store.findRecordStore(db)
}

export interface RecordStoreInput {
  endpoint: string
  username: string
  password?: string
  isOn: boolean
}

/** @throws 400 `record-store-not-usable`, `record-store-password-missing` */
export async function connectHubRecordStore(call: Call, input: RecordStoreInput): Promise<void> {
  const { endpoint, username, isOn } = input
  const before = await store.findRecordStore(call.db)
  const password = input.password ?? (before?.endpoint === endpoint ? passwordOf(call, before) : null)
  if (password === null)
    throw badInput('record-store-password-missing', '/password', 'Enter the password for this record store.')
  if (!URL.canParse(endpoint)) throw notUsable()
  if (isOn) await mustBeUsable(call, { endpoint, username, password })
  const sealedPassword = seal(call.context.config.secret, sealedAs(call), Buffer.from(password))
  const now = call.context.now()
  await inTransaction(call, async (call) => {
    // Whatever was learned in this moment comes after it.
    await store.putRecordStore(
      call.db,
      { endpoint, username, isOn, sealedPassword },
      { storedAt: now, id: firstIdAt(now) },
      now,
    )
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'hubRecordStore',
      objectId: null,
      objectName: new URL(endpoint).host,
      details: (['endpoint', 'username', 'isOn'] as const).map((property) => ({
        property,
        oldValue: before?.[property] ?? null,
        value: input[property],
      })),
    })
  })
}

async function mustBeUsable({ context, hub }: Call, asked: RecordStore): Promise<void> {
  try {
    await checkStore(asked)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    context.log.warn({ err: error, hub: hub.domainId }, 'a record store cannot be used')
    throw notUsable()
  }
}

const notUsable = () =>
  badInput(
    'record-store-not-usable',
    '/endpoint',
    'The hub cannot read statements at this record store. Check its address, which has to be public and begin with https, the user name and the password.',
  )

/** @throws 404 */
export async function deleteHubRecordStore(call: Call): Promise<void> {
  await inTransaction(call, async (call) => {
    const endpoint = await store.deleteRecordStore(call.db)
    if (endpoint === undefined) throw notFound()
    await recordAudit(call, {
      action: 'DELETE',
      objectType: 'hubRecordStore',
      objectId: null,
      objectName: new URL(endpoint).host,
    })
  })
}

/** @throws Error where it was sealed with another secret */
export function passwordOf(call: HubCall, { sealedPassword }: Pick<store.RecordStoreRow, 'sealedPassword'>): string {
  const bytes = unseal(call.context.config.secrets, sealedAs(call), sealedPassword)
  if (bytes) return bytes.toString()
  throw new Error(
    'The password of the record store was sealed with another HUB_SECRET. Enter it again in the settings of the hub.',
  )
}

/** The password of the record store, which is sealed. */
export async function sealedStorePasswords(call: HubCall): Promise<Kept[]> {
  const sealed = (await store.findRecordStore(call.db))?.sealedPassword
  if (!sealed) return []
  return [{ what: sealedAs(call), sealed, put: (anew) => store.replaceSealedPassword(call.db, sealed, anew) }]
}

function sealedAs({ hub }: HubCall) {
  return { purpose: 'record store', about: `password of the record store of hub ${hub.domainId}` } as const
}
