import { sql } from 'kysely'

/** Whether another hub shares content with this one. A copy of it is this hub's own, though it says where it came from. */
export const isCommon = () => sql<boolean>`content.given_by is not null`
