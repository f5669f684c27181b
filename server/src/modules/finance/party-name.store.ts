import { type SQL, sql } from 'drizzle-orm'

/** Returns the statement of the name of a brand, talent, agency or account with this id. */
export const partyName = (id: SQL): SQL<string> => sql<string>`coalesce(
  (select company_name from brands where id = ${id}), (select display_name from talents where id = ${id}),
  (select name from agencies where id = ${id}), (select name from accounts where id = ${id}))`
