import { describe, expect, test } from 'vitest'
import { findUnlocalised } from './unlocalised.ts'

const says = (path: string, words: string) => [
  `${path}:1 shows "${words}" in one language. Put it into Trans, or t of Lingui.`,
]

test.each([
  ['<p>Hard-coded</p>', 'Hard-coded'],
  ['<p>{"Hard-coded"}</p>', 'Hard-coded'],
  ['<p>{a ? "Yes" : t`No`}</p>', 'Yes'],
  ['<p>{`All ${n}`}</p>', 'All'],
  ['<button aria-label="Close" />', 'Close'],
  ['<input placeholder={"Name"} />', 'Name'],
])('finds the words in %s', (code, words) =>
  expect(findUnlocalised('client/a.tsx', `const a = ${code}`)).toEqual(says('client/a.tsx', words)),
)

describe('in what the parts of client/ui are given', () => {
  test.each([
    ['<DataTable label="emails" />', 'emails'],
    ['<Page title="E-mails" />', 'E-mails'],
    ['<Page sentence={`what was sent to ${name}`} />', 'what was sent to'],
    ['<Panel description="optional" />', 'optional'],
    ['<Form save={isNew ? t`Add` : "save"} />', 'save'],
    ['<SendForm send="send" />', 'send'],
    ['<FilterChips all="everybody" />', 'everybody'],
    ['<Chooser foundLabel="people" />', 'people'],
    ['<Chooser field={{ placeholder: "name", error }} />', 'name'],
    ['<Ask confirm="delete" />', 'delete'],
    ['<DataTable empty="nothing" />', 'nothing'],
    ['<DataTable empty={<p>nothing</p>} />', 'nothing'],
    ['<TextInput error={isTried && "missing"} />', 'missing'],
    ['<ul aria-roledescription="board" />', 'board'],
    // By what it says, whatever the part calls it.
    ['<Part anything="Close" />', 'Close'],
    ['<Part anything="all of these" />', 'all of these'],
    ['<Part anything={`${count} people`} />', 'people'],
    ['<Trans>All but <Pill title="Draft">one</Pill></Trans>', 'Draft'],
  ])('finds the words of %s', (code, words) =>
    expect(findUnlocalised('client/a.tsx', `const a = ${code}`)).toEqual(says('client/a.tsx', words)),
  )
})

describe('in a file without a screen', () => {
  test.each([
    ['notify("done")', 'done'],
    ['notify(`${name} was deleted.`)', 'was deleted.'],
    ['notify(ok ? t`Done.` : "Not done.", "problem")', 'Not done.'],
    ['setSaid("moved")', 'moved'],
    ['useChange(useDeleteTeam, { done: () => "The team was deleted." })', 'The team was deleted.'],
    ['const columns = [{ id: "name", label: "name" }]', 'name'],
    ['const refusal = { title: "refused", text: t`Try again.`, fields: {} }', 'refused'],
    ['function part({ label = "more" }) {}', 'more'],
    ['const words = { open: "Open", closed: t`Closed` }', 'Open'],
    ['const fault = (min: number) => `at least ${min} characters`', 'at least'],
    ['const sum = (n: number) => n + " people"', 'people'],
    ['throw new HubProblem({ status: 0, code: "offline", detail: "No connection." })', 'No connection.'],
  ])('finds the words of %s', (code, words) =>
    expect(findUnlocalised('client/a.ts', code)[0]).toBe(says('client/a.ts', words)[0]),
  )
})

test.each([
  '<Trans>Close</Trans>',
  '<Trans comment="Said of a team">Close</Trans>',
  '<p title={t`Close`}>{t`Name`}</p>',
  '<Plural value={n} one="# person" other="# people" />',
  '<p className="wide">·</p>',
  '<p className={`${classes.row} wide`} key={`row ${id}`} />',
  '<p>{a === "on" && b}</p>',
  '<iframe allow="autoplay; fullscreen" sandbox="allow-scripts allow-forms" />',
  '<DataTable name="emails" page={page} />',
  '<Button variant="default" type="submit" aria-keyshortcuts="Control+K Meta+K" />',
])('lets %s pass', (code) => expect(findUnlocalised('client/a.tsx', `const a = ${code}`)).toEqual([]))

test.each([
  'import { a } from "./All of it.ts"',
  'notify(t`Done.`)',
  'const words = { title: msg`Refused`, text: plural(n, { one: "# person", other: "# people" }) }',
  'if (event.key === "Enter" || key.startsWith("Arrow")) go()',
  'switch (key) { case "Home": go() }',
  'type Name = "Read this" | "And that"',
  'const page = lazyRouteComponent(() => import("./page.tsx"), "TeamsPage")',
  'headers.set("Content-Type", "text/plain"); headers["If-Match"] = etag',
  'throw new Error("useSession needs <Gate> around it")',
  'console.error("It does not answer")',
  'const classNames = { label: "hub-button-label" }',
  'const methods = { [`${prefix}Initialize`]: start, "RESET RANK": 1 }',
])('lets %s pass in a file without a screen', (code) => expect(findUnlocalised('client/a.ts', code)).toEqual([]))
