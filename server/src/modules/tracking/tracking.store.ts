import type { DeviceKind, Redemptions } from '@marquee/contract/rules/tracking'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { withoutSlugClash } from './slug.ts'
import { codeRedemptions, trackedWebsites, trackingKeys, trackingLinks } from './tracking.tables.ts'

export type LinkRow = typeof trackingLinks.$inferSelect
export type WebsiteRow = typeof trackedWebsites.$inferSelect

const count = z.coerce.number()
const counts = { clicks: count, visitors: count }

/** A link with its website and its counts. */
const countedLink = z.object({
  id: z.string(),
  dealId: z.string(),
  deliverableId: z.string().nullable(),
  talentId: z.string(),
  talentName: z.string(),
  slug: z.string(),
  target: z.string(),
  discountCode: z.string(),
  isStopped: z.boolean(),
  createdAt: z.coerce.date(),
  status: z.enum(['waiting', 'approved', 'refused']),
  reason: z.string(),
  redemptions: count,
  sales: count,
  byDay: z.array(z.object({ day: z.string(), ...counts })),
  byCountry: z.array(z.object({ country: z.string(), ...counts })),
  byDevice: z.array(z.object({ device: z.enum(['phone', 'tablet', 'computer', 'other']), ...counts })),
})
export type CountedLink = z.output<typeof countedLink>

/** Clicks of the link `l`, added up by one column, as a JSON array. */
const clicksBy = (column: 'day' | 'country' | 'device', order: string) => sql`(
  select coalesce(json_agg(json_build_object(${sql.raw(`'${column}'`)}, g.value, 'clicks', g.clicks, 'visitors', g.visitors)
    order by ${sql.raw(order)}), '[]')
  from (select ${sql.raw(column)}::text as value, sum(clicks) as clicks, sum(visitors) as visitors
    from tracking_clicks k where k.link_id = l.id group by 1) g)`

/** Lists the links of a deal or of a campaign, oldest first, in one statement. */
export async function listLinks(of: { dealId: string } | { campaignId: string }): Promise<CountedLink[]> {
  const { rows } = await db().execute(sql`
    select l.id, l.deal_id as "dealId", l.deliverable_id as "deliverableId", l.talent_id as "talentId",
      t.display_name as "talentName", l.slug, l.target, l.discount_code as "discountCode",
      l.stopped_at is not null as "isStopped", l.created_at as "createdAt", w.status, w.reason,
      coalesce((select sum(r.count) from code_redemptions r where r.link_id = l.id), 0) as redemptions,
      coalesce((select sum(r.amount) from code_redemptions r where r.link_id = l.id), 0) as sales,
      ${clicksBy('day', 'g.value')} as "byDay",
      ${clicksBy('country', 'g.clicks desc, g.value')} as "byCountry",
      ${clicksBy('device', 'g.clicks desc, g.value')} as "byDevice"
    from tracking_links l
    join tracked_websites w on w.id = l.website_id
    join talents t on t.id = l.talent_id
    where ${'dealId' in of ? sql`l.deal_id = ${of.dealId}::uuid` : sql`l.campaign_id = ${of.campaignId}::uuid`}
    order by l.created_at, l.id`)
  return z.array(countedLink).parse(rows)
}

/** Returns the website of a brand; undefined for one that none of its links led to. */
export async function findWebsite(brandId: string, website: string): Promise<WebsiteRow | undefined> {
  const [row] = await db()
    .select()
    .from(trackedWebsites)
    .where(and(eq(trackedWebsites.brandId, brandId), eq(trackedWebsites.website, website)))
  return row
}

/** Adds a website, and returns it, or the one that was added meanwhile. */
export async function createWebsite(values: typeof trackedWebsites.$inferInsert): Promise<WebsiteRow> {
  const [row] = await db()
    .insert(trackedWebsites)
    .values(values)
    .onConflictDoUpdate({
      target: [trackedWebsites.brandId, trackedWebsites.website],
      set: { website: values.website },
    })
    .returning()
  return row ?? Promise.reject(new Error('A website was not added'))
}

/** Locks a website; undefined for none. */
export async function lockWebsite(id: string): Promise<WebsiteRow | undefined> {
  const [row] = await db().select().from(trackedWebsites).where(eq(trackedWebsites.id, id)).for('update')
  return row
}

/** Queues a change of a locked website. */
export async function updateWebsite(
  id: string,
  set: Partial<typeof trackedWebsites.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(trackedWebsites).set(set).where(eq(trackedWebsites.id, id)))
}

const websiteFile = z.object({
  id: z.string(),
  website: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  ownWebsite: z.string(),
  status: z.enum(['waiting', 'approved', 'refused']),
  requestedAt: z.coerce.date(),
  targets: z.array(z.string()),
})

/** Returns a website with its brand and the newest addresses of its links; undefined for none. */
export async function loadWebsiteFile(id: string): Promise<z.output<typeof websiteFile> | undefined> {
  const { rows } = await db().execute(sql`
    select w.id, w.website, w.brand_id as "brandId", b.company_name as "brandName", b.website as "ownWebsite", w.status,
      w.requested_at as "requestedAt",
      (select coalesce(json_agg(l.target), '[]') from (
        select target from tracking_links where website_id = w.id order by created_at desc limit 20) l) as targets
    from tracked_websites w join brands b on b.id = w.brand_id where w.id = ${id}::uuid`)
  return z.array(websiteFile).parse(rows)[0]
}

/** Returns the newest deal with a link to a website; null without one. */
export async function newestDealOf(websiteId: string): Promise<string | null> {
  const [row] = await db()
    .select({ dealId: trackingLinks.dealId })
    .from(trackingLinks)
    .where(eq(trackingLinks.websiteId, websiteId))
    .orderBy(sql`${trackingLinks.createdAt} desc`)
    .limit(1)
  return row?.dealId ?? null
}

/** Adds a link under a slug that is free. */
export async function createLink(values: Omit<typeof trackingLinks.$inferInsert, 'slug'>): Promise<void> {
  await withoutSlugClash((slug) =>
    db()
      .insert(trackingLinks)
      .values({ ...values, slug })
      .onConflictDoNothing()
      .returning({ id: trackingLinks.id }),
  )
}

/** Queues that a link is stopped, or goes on with null. */
export async function setStopped(linkId: string, stoppedAt: Date | null): Promise<void> {
  await queueWrite(db().update(trackingLinks).set({ stoppedAt }).where(eq(trackingLinks.id, linkId)))
}

/** Queues the uses of a code by day; they replace those of the same day. */
export async function saveRedemptionRows(linkId: string, entries: readonly Redemptions[]): Promise<void> {
  await queueWrite(
    db()
      .insert(codeRedemptions)
      .values(entries.map((entry) => ({ ...entry, linkId })))
      .onConflictDoUpdate({
        target: [codeRedemptions.linkId, codeRedemptions.day],
        set: { count: sql`excluded.count`, amount: sql`excluded.amount` },
      }),
  )
}

const redirect = z.object({
  id: z.string(),
  target: z.string(),
  state: z.enum(['live', 'waiting', 'gone']),
})
export type Redirect = z.output<typeof redirect>

/** Returns where a short link leads, in one statement; null for none. */
export async function findRedirect(slug: string): Promise<Redirect | null> {
  const { rows } = await db().execute(sql`
    select l.id, l.target, case
      when l.stopped_at is not null or a.status <> 'active' or w.status = 'refused' then 'gone'
      when w.status = 'waiting' then 'waiting' else 'live' end as state
    from tracking_links l
    join tracked_websites w on w.id = l.website_id
    join accounts a on a.id = l.brand_id
    where l.slug = ${slug}`)
  return z.array(redirect).parse(rows)[0] ?? null
}

/** Returns the key of a day, which all nodes share; it is made with the first click of the day. */
export async function keyOfDay(day: string, fresh: string): Promise<string> {
  await db().insert(trackingKeys).values({ day, key: fresh }).onConflictDoNothing()
  const [row] = await db()
    .select()
    .from(trackingKeys)
    .where(eq(trackingKeys.day, day))
    .orderBy(asc(trackingKeys.day))
  return row?.key ?? fresh
}

/** Clicks of one link on one day from one country and kind of device. */
export interface ClickBatch {
  link: string
  day: string
  country: string
  device: DeviceKind
  clicks: number
  /** The hashes of those who clicked. */
  hashes: readonly string[]
}

/** Adds clicks in one statement. A hash that the day has already seen at this link is no new visitor. */
export async function addClicks(batches: readonly ClickBatch[]): Promise<void> {
  await db().execute(sql`
    with given as (
      select r.* from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
        as r(link uuid, day date, country text, device text, clicks int, hashes jsonb)
      where exists (select from tracking_links l where l.id = r.link)),
    seen as (
      select distinct on (g.link, g.day, h.hash) g.link, g.day, g.country, g.device, h.hash
      from given g, jsonb_array_elements_text(g.hashes) as h(hash) order by g.link, g.day, h.hash),
    fresh as (
      insert into tracking_visitors (link_id, day, hash) select link, day, hash from seen
      on conflict do nothing returning link_id, day, hash)
    insert into tracking_clicks (link_id, day, country, device, clicks, visitors)
    select g.link, g.day, g.country, g.device, g.clicks, (
      select count(*) from seen s join fresh f on f.link_id = s.link and f.day = s.day and f.hash = s.hash
      where s.link = g.link and s.day = g.day and s.country = g.country and s.device = g.device)
    from given g order by g.link, g.day, g.country, g.device
    on conflict (link_id, day, country, device)
    do update set clicks = tracking_clicks.clicks + excluded.clicks, visitors = tracking_clicks.visitors + excluded.visitors`)
}
