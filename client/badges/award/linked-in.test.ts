import { expect, test } from 'vitest'
import { awardDay, isoDay } from './award-day.ts'
import { addToLinkedIn } from './linked-in.ts'

const AWARD = { name: 'Knots & bends', organization: 'Seil=Schule', url: 'https://hub.example/awards/1', id: '1' }

test('leads to the form of LinkedIn with what it asks for, whatever the names hold', () => {
  const address = new URL(addToLinkedIn({ ...AWARD, day: '2026-01-05' }))
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Knots & bends',
    organizationName: 'Seil=Schule',
    issueYear: '2026',
    issueMonth: '1',
    certUrl: 'https://hub.example/awards/1',
    certId: '1',
  })
})

test('says the day that it was where the hub is', () => {
  const lastOfYear = '2026-12-31T20:00:00Z'
  expect(isoDay(lastOfYear, 'Asia/Tokyo')).toBe('2027-01-01')
  expect(isoDay(lastOfYear, 'Europe/London')).toBe('2026-12-31')
  expect(awardDay(lastOfYear, 'de-DE', 'Asia/Tokyo')).toBe('1. Januar 2027')
  expect(awardDay(lastOfYear, 'ja-JP', 'Europe/London')).toBe('2026年12月31日')
})
