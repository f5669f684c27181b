import type { ReportSubjectNoun } from '@marquee/contract/rules/report-subjects'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import { namesOnPage } from '../shared-lists/shared-lists.store.ts'

const subjectRow = z.object({
  /** Everyone who is signed in may see it. */
  is_open: z.boolean(),
  /** Who else sees it: ids of brands, talents, agencies and accounts. */
  parties: z.array(z.string().nullable()).transform((ids) => ids.filter((id) => id !== null)),
  /**
   * Whose it is: the party, and the account that answers for it; null for an unclaimed profile without an
   * agency.
   */
  owners: z.array(z.object({ party: z.string().nullable(), account: z.string().nullable() })),
  is_removed: z.boolean(),
  title: z.string(),
  /** Rich text. */
  text: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
})
export type SubjectRow = z.output<typeof subjectRow>

/**
 * The account that answers for a talent: their own, or that of the owner of the agency which manages the
 * profile.
 */
const accountOf = (talent: SQL) => sql`coalesce(
  (select account_id from talents where id = ${talent}),
  (select a.id from mandates m join agents a on a.agency_id = m.agency_id and a.role = 'owner'
    where m.talent_id = ${talent} and m.status = 'active' limit 1))`
const owner = (party: SQL, account: SQL) => sql`jsonb_build_object('party', ${party}, 'account', ${account})`
const detail = (label: string, value: SQL) =>
  sql`jsonb_build_object('label', ${label}::text, 'value', ${value})`
const list = (items: SQL[]) => sql`jsonb_build_array(${sql.join(items, sql`, `)})`

/** The talents and the brand who take part in something. */
const involved = (condition: SQL) => sql`(
  select coalesce(jsonb_agg(distinct party), '[]') from (
    select brand_id as party from offers o where ${condition} and status <> 'draft'
    union select talent_id from offers o where ${condition} and status <> 'draft'
    union select talent_id from deals o where ${condition}
    union select brand_id from deals o where ${condition}) parties)`

const between = (alias: SQL) => list([sql`${alias}.brand_id`, sql`${alias}.talent_id`])
const bothSides = (alias: SQL) =>
  list([
    owner(sql`${alias}.brand_id`, sql`${alias}.brand_id`),
    owner(sql`${alias}.talent_id`, accountOf(sql`${alias}.talent_id`)),
  ])
const partnerNames = (alias: SQL) => [
  detail('Brand', sql`(select company_name from brands where id = ${alias}.brand_id)`),
  detail('Talent', sql`(select display_name from talents where id = ${alias}.talent_id)`),
]
const fileNames = (fileIds: SQL) =>
  detail(
    'Files',
    sql`(select string_agg(name || ' (SHA-256 ' || sha256 || ')', E'\n' order by name) from files where id = any(${fileIds}))`,
  )

/** The statement of each kind of subject: is_open, parties, owners, is_removed, title, text, details. */
const sources: Record<ReportSubjectNoun, (id: string) => SQL> = {
  talent: (id) => sql`
    select true, '[]'::jsonb, ${list([owner(sql`t.id`, accountOf(sql`t.id`))])}, removed_at is not null, display_name,
      headline || E'\n' || bio, ${list([
        detail('City', sql`city`),
        detail(
          'Channels',
          sql`(select string_agg((s ->> 'platform') || ': ' || (s ->> 'handle'), ', ') from jsonb_array_elements(socials) s)`,
        ),
        detail('Picture', sql`avatar_url`),
        detail('Cover', sql`cover_url`),
      ])}
    from talents t where t.id = ${id}::uuid and erased_at is null`,
  brand: (id) => sql`
    select exists (select from campaigns c where c.brand_id = b.id and c.published_at is not null and c.visibility = 'public'),
      ${involved(sql`o.brand_id = b.id`)}
        || (select coalesce(jsonb_agg(talent_id), '[]') from conversations where brand_id = b.id),
      ${list([owner(sql`b.id`, sql`b.id`)])}, false, company_name, about, ${list([
        detail('Website', sql`website`),
        detail('City', sql`city`),
        detail('Logo', sql`logo_url`),
        detail('Cover', sql`cover_url`),
      ])}
    from brands b join accounts a on a.id = b.id where b.id = ${id}::uuid and a.status <> 'erased'`,
  agency: (id) => sql`
    select exists (select from mandates m where m.agency_id = g.id and m.status = 'active')
        or exists (select from roster_links l where l.agency_id = g.id),
      '[]'::jsonb, ${list([
        owner(sql`g.id`, sql`(select id from agents where agency_id = g.id and role = 'owner')`),
      ])}, removed_at is not null, g.name, about, ${list([
        detail('Website', sql`website`),
        detail('City', sql`city`),
        detail('Logo', sql`logo_url`),
      ])}
    from agencies g join accounts a on a.id = g.id where g.id = ${id}::uuid and a.status <> 'erased'`,
  campaign: (id) => sql`
    select c.status = 'live' and c.visibility = 'public' and c.removed_at is null,
      ${involved(sql`o.campaign_id = c.id`)}
        || (select coalesce(jsonb_agg(talent_id), '[]') from applications where campaign_id = c.id)
        || ${list([sql`c.brand_id`])},
      ${list([owner(sql`c.brand_id`, sql`c.brand_id`)])}, c.removed_at is not null, c.title, c.summary, ${list(
        [
          detail('Brand', sql`(select company_name from brands where id = c.brand_id)`),
          detail('Product', sql`product_name`),
          detail('Address', sql`product_url`),
          detail('Must include', sql`must_include`),
          detail('Must avoid', sql`must_avoid`),
          detail('Questions', sql`array_to_string(questions, E'\n')`),
          detail('Cover', sql`cover_url`),
        ],
      )}
    from campaigns c where c.id = ${id}::uuid`,
  offer: (id) => sql`
    select false, ${between(sql`o`)}, ${bothSides(sql`o`)},
      false,
      coalesce((select title from campaigns where id = o.campaign_id), 'Direct offer'), coalesce(v.terms ->> 'message', ''),
      ${list([
        ...partnerNames(sql`o`),
        detail('Version', sql`o.version_no::text`),
        detail('Status', sql`o.status`),
        detail('Terms', sql`v.terms::text`),
      ])}
    from offers o join offer_versions v on v.offer_id = o.id and v.no = o.version_no
    where o.id = ${id}::uuid and o.status <> 'draft'`,
  message: (id) => sql`
    select false, ${between(sql`c`)},
      ${list([owner(sql`case when m.side = 'brand' then c.brand_id else c.talent_id end`, sql`m.author_id`)])},
      m.removed_at is not null, 'Message of ' || m.author, m.text, ${list([
        ...partnerNames(sql`c`),
        detail('Sent', sql`to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`),
        fileNames(sql`m.file_ids`),
      ])}
    from messages m join conversations c on c.id = m.conversation_id
    where m.id = ${id}::uuid and m.author_id is not null and (m.deleted_at is null or m.removed_at is not null)`,
  conversation: (id) => sql`
    select false, ${between(sql`c`)}, ${bothSides(sql`c`)}, false, 'Conversation',
      coalesce((select string_agg(author || ': ' || text, E'\n' order by no) from (
        select author, text, no from messages
        where conversation_id = c.id and author_id is not null and deleted_at is null order by no desc limit 20) last), ''),
      ${list(partnerNames(sql`c`))}
    from conversations c where c.id = ${id}::uuid`,
  review: (id) => sql`
    select r.hidden_at is null, ${between(sql`r`)},
      ${list([
        owner(
          sql`case when r.by = 'brand' then r.brand_id else r.talent_id end`,
          sql`case when r.by = 'brand' then r.brand_id else ${accountOf(sql`r.talent_id`)} end`,
        ),
      ])},
      r.hidden_at is not null, 'Review by ' || case when r.by = 'brand'
        then (select company_name from brands where id = r.brand_id)
        else (select display_name from talents where id = r.talent_id) end || ', ' || r.stars || ' of 5 stars',
      r.text, ${list([
        ...partnerNames(sql`r`),
        detail('Written by', sql`case when r.by = 'brand' then 'The brand' else 'The talent' end`),
        detail('Reply', sql`r.reply_text`),
      ])}
    from reviews r where r.id = ${id}::uuid and r.published_at is not null`,
  shared_list: (id) => sql`
    select false, ${list([sql`s.brand_id`])}, ${list([owner(sql`s.brand_id`, sql`s.brand_id`)])},
      s.removed_at is not null, s.title, '', ${list([
        detail('Brand', sql`(select company_name from brands where id = s.brand_id)`),
        detail('Talents', namesOnPage),
        detail('Works until', sql`to_char(s.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`),
      ])}
    from shared_lists s where s.id = ${id}::uuid`,
  file: (id) => sql`
    select false, ${between(sql`p`)},
      ${list([owner(sql`case when f.owner_id = p.brand_id then p.brand_id else p.talent_id end`, sql`f.owner_id`)])},
      f.removed_at is not null, f.name, '', ${list([
        ...partnerNames(sql`p`),
        detail('Type', sql`f.mime`),
        detail('Bytes', sql`f.bytes::text`),
        detail('SHA-256', sql`f.sha256`),
      ])}
    from files f, lateral (
      select brand_id, talent_id from conversations
      where f.subject like 'conversation:%' and id = split_part(f.subject, ':', 2)::uuid
      union all
      select d.brand_id, d.talent_id from deliverables v join deals d on d.id = v.deal_id
      where f.subject like 'deliverable:%' and v.id = split_part(f.subject, ':', 2)::uuid
      union all
      select d.brand_id, d.talent_id from disputes x join deals d on d.id = x.deal_id
      where f.subject like 'dispute:%' and x.id = split_part(f.subject, ':', 2)::uuid) p
    where f.id = ${id}::uuid and f.status = 'ready'`,
}

/** Loads what a report would be about; undefined when it does not exist or was deleted. */
export async function findSubject(noun: ReportSubjectNoun, id: string): Promise<SubjectRow | undefined> {
  const { rows } = await db().execute(sql`
    select * from (${sources[noun](id)}) found (is_open, parties, owners, is_removed, title, text, details)`)
  return subjectRow.array().parse(rows)[0]
}

/** Hides a talent’s profile, an agency’s public pages, a campaign, a shared list or a file; null shows it again. */
export async function markRemoved(
  table: 'talents' | 'agencies' | 'campaigns' | 'shared_lists' | 'files',
  id: string,
  removedAt: Date | null,
): Promise<void> {
  await db().execute(sql`
    update ${sql.identifier(table)} set removed_at = ${removedAt?.toISOString() ?? null}::timestamptz where id = ${id}::uuid`)
}

/** Returns the deal in which a file was submitted or is evidence; null for one of a conversation. */
export async function findDealOfFile(fileId: string): Promise<string | null> {
  const { rows } = await db().execute<{ deal_id: string }>(sql`
    select v.deal_id from files f join deliverables v on f.subject = 'deliverable:' || v.id where f.id = ${fileId}::uuid
    union all
    select x.deal_id from files f join disputes x on f.subject = 'dispute:' || x.id where f.id = ${fileId}::uuid`)
  return rows[0]?.deal_id ?? null
}
