/** Statements and what they are made of, as far as the hub looks into them. */

export type Json = Record<string, unknown>

export interface Account {
  homePage: string
  name: string
}

/** An agent or a group; an anonymous group has none of the four identifiers. */
export interface Actor {
  objectType?: 'Agent' | 'Group'
  name?: string
  mbox?: string
  mbox_sha1sum?: string
  openid?: string
  account?: Account
  member?: Actor[]
}

export interface Activity {
  objectType?: 'Activity'
  id: string
  definition?: Json
}

export interface StatementRef {
  objectType: 'StatementRef'
  id: string
}

export type SubStatement = Omit<StatementBase, 'object'> & {
  objectType: 'SubStatement'
  object: Activity | (Actor & { objectType: 'Agent' | 'Group' }) | StatementRef
}

export type ContextActivities = Partial<Record<'parent' | 'grouping' | 'category' | 'other', Activity[]>>

export interface StatementContext {
  registration?: string
  instructor?: Actor
  team?: Actor
  contextActivities?: ContextActivities
  revision?: string
  platform?: string
  language?: string
  statement?: StatementRef
  extensions?: Json
}

interface StatementBase {
  actor: Actor
  verb: { id: string; display?: Record<string, string> }
  object: Activity | (Actor & { objectType: 'Agent' | 'Group' }) | StatementRef | SubStatement
  result?: Json
  context?: StatementContext
  timestamp?: string
}

/** A statement as it is sent. */
export interface Statement extends StatementBase {
  id?: string
  stored?: string
  authority?: Actor
  version?: string
  attachments?: Json[]
}

/** A statement as it is kept: with all that an LRS fills in. */
export type StoredStatement = Statement &
  Required<Pick<Statement, 'id' | 'timestamp' | 'stored' | 'authority' | 'version'>>
