import type { PersonalTable } from './export-tables.ts'

export interface ReadmeAbout {
  hubName: string
  personName: string
  email: string
  when: Date
  sections: readonly { table: PersonalTable; rowCount: number }[]
  /** The other files, by their paths. */
  attachments: readonly string[]
}

/** What stands first in an export: what each file holds. German for whom reads the hub in German, English for all others. */
export function readmeOf(about: ReadmeAbout, locale: string): string {
  return locale.startsWith('de') ? german(about) : english(about)
}

function english({ hubName, personName, email, when, sections, attachments }: ReadmeAbout): string {
  return text([
    `What ${hubName} keeps about ${personName} (${email})`,
    `Made on ${when.toISOString()}. All times are UTC.`,
    'Each kind of data is in two files: .json for programs, .csv for spreadsheets. A cell that a spreadsheet would take for a formula begins with an apostrophe in the .csv file. Names of content are given where the person may see it now.',
    sections.map(({ table, rowCount }) => `${table.file}.json, ${table.file}.csv: ${table.says.en} (${rowCount})`),
    ...(attachments.length ? ['Beside them:', [...attachments]] : []),
    'Not in here: password hashes, the secrets of sessions, tokens and links, the texts of mails, and counters against guessed passwords, which hold no name.',
  ])
}

function german({ hubName, personName, email, when, sections, attachments }: ReadmeAbout): string {
  return text([
    `Was ${hubName} über ${personName} (${email}) aufbewahrt`,
    `Erstellt am ${when.toISOString()}. Alle Zeiten sind UTC.`,
    'Jede Art von Daten steht in zwei Dateien: .json für Programme, .csv für Tabellen. Eine Zelle, die ein Tabellenprogramm für eine Formel hielte, beginnt in der .csv-Datei mit einem Apostroph. Inhalte haben ihren Namen, wo die Person sie jetzt sehen darf.',
    sections.map(({ table, rowCount }) => `${table.file}.json, ${table.file}.csv: ${table.says.de} (${rowCount})`),
    ...(attachments.length ? ['Daneben:', [...attachments]] : []),
    'Nicht enthalten: Prüfwerte von Passwörtern, die Geheimnisse von Sitzungen, Tokens und Links, die Texte von E-Mails und Zähler gegen erratene Passwörter, in denen kein Name steht.',
  ])
}

function text(parts: readonly (string | string[])[]): string {
  return `${parts.map((part) => (Array.isArray(part) ? part.join('\r\n') : part)).join('\r\n\r\n')}\r\n`
}
