// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UserFact } from '../../generated/client/model/userFact.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { KnownFacts } from './known-facts.tsx'

const updatedTime = '2026-11-02T09:00:00.000Z'
const facts: UserFact[] = [
  { attribute: 'startDate', value: '2025-11-30', source: 'import', updatedTime },
  { attribute: 'department', value: 'Demo Department', source: 'admin', updatedTime },
  { attribute: 'extendedAttribute7', value: 'Blue', source: 'provider', updatedTime },
]

test('says what is known of the person in words, and where each came from', async () => {
  await show(() => <KnownFacts facts={facts} />)
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual([
    expect.stringMatching(/^Start date30 November 2025From an import · /),
    expect.stringMatching(/^DepartmentDemo DepartmentEntered by an admin · /),
    expect.stringMatching(/^Attribute 7BlueFrom the sign-in of your organisation · /),
  ])
  expect(await barriers()).toEqual([])
})
