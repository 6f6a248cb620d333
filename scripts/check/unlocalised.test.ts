import { expect, test } from 'vitest'
import { findUnlocalised } from './unlocalised.ts'

test.each([
  ['<p>Hard-coded</p>', 'Hard-coded'],
  ['<p>{"Hard-coded"}</p>', 'Hard-coded'],
  ['<p>{a ? "Yes" : t`No`}</p>', 'Yes'],
  ['<p>{`All ${n}`}</p>', 'All'],
  ['<button aria-label="Close" />', 'Close'],
  ['<input placeholder={"Name"} />', 'Name'],
])('finds the words in %s', (code, words) =>
  expect(findUnlocalised('client/a.tsx', `const a = ${code}`)).toEqual([
    `client/a.tsx:1 shows "${words}" in one language. Put it into Trans, or t of Lingui.`,
  ]),
)

test.each([
  '<Trans>Close</Trans>',
  '<p title={t`Close`}>{t`Name`}</p>',
  '<p className="wide">·</p>',
  '<p>{a === "on" && b}</p>',
])('lets %s pass', (code) => expect(findUnlocalised('client/a.tsx', `const a = ${code}`)).toEqual([]))
