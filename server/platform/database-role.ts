/** The names that the roles of the database have where nobody chose others; migrations grant rights to the second. */
export const OWNER_ROLE = 'hub_owner'
export const APP_ROLE = 'hub_app'

/** A name that needs no care in SQL but quotes. */
export const ROLE_NAME = /^[a-z_][\w-]{0,62}$/i

/** The name of a role as SQL writes it. @throws Error for a name that no role of a hub may have */
export function roleInSql(name: string): string {
  if (!ROLE_NAME.test(name))
    throw new Error(
      `The role "${name}" cannot be used: its name must be of letters, digits, - and _, such as ${APP_ROLE}.`,
    )
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name}"`
}
