import { sql } from 'drizzle-orm'
import { db } from '../platform/database/database.ts'

/** Returns every stored unread count that differs from a count of the rows; empty when all are exact. */
export async function wrongUnreadCounts(): Promise<string[]> {
  const found = await db().execute<{ wrong: string }>(sql`
    select 'member ' || r.account_id || ' of ' || r.conversation_id || ': ' || r.unread || ' instead of ' || c.exact as wrong
    from conversation_members r cross join lateral (
      select count(*) as exact from messages m where m.conversation_id = r.conversation_id
        and m.author_id <> r.account_id and m.deleted_at is null and m.no > r.read_no) c
    where r.unread <> c.exact
    union all
    select 'conversation ' || v.id || ': ' || v.message_count || ' instead of ' || c.exact
    from conversations v cross join lateral (
      select count(*) as exact from messages m where m.conversation_id = v.id
        and m.author_id is not null and m.deleted_at is null) c
    where v.message_count <> c.exact
    union all
    select 'author without a row: ' || m.author_id from messages m join accounts a on a.id = m.author_id and a.status = 'active'
    where not exists (select from conversation_members r where r.conversation_id = m.conversation_id and r.account_id = m.author_id)
    union all
    select 'notifications of ' || a.id || ': ' || coalesce(n.unread, 0) || ' instead of ' || c.exact
    from accounts a left join notification_counts n on n.account_id = a.id cross join lateral (
      select count(*) as exact from notifications o where o.account_id = a.id and o.read_at is null) c
    where coalesce(n.unread, 0) <> c.exact`)
  return found.rows.map(({ wrong }) => wrong)
}
