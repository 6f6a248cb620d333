import { sql } from 'kysely'

/** A person as a column of another row. */
export interface PersonRow {
  id: string
  firstName: string
  lastName: string
  email: string
  pictureId: string | null
}

/** Somebody whom a statement joins under an alias, in one column; null where a left join found nobody. */
export function personAs(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<PersonRow | null>`case when ${column('id')} is not null then jsonb_build_object(
    'id', ${column('id')}, 'firstName', ${column('first_name')}, 'lastName', ${column('last_name')},
    'email', ${column('email')}, 'pictureId', ${column('picture_id')}) end`
}
