import type { StoredCampaignSearch } from '@marquee/contract/calls/campaigns'
import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import type { Platform } from '@marquee/contract/terms/deliverables'
import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import { isNewIn, type NewSpan } from '../../platform/database/new-span.ts'
import {
  afterCursor,
  type CursorPosition,
  decodeDayCursor,
  decodePageCursor,
  decodeRankedCursor,
} from '../../platform/database/pagination.ts'
import { wordQuery } from '../../platform/database/search-words.ts'
import { isNearlyIn, misspellingOf } from '../../platform/database/similar-words.ts'
import { port } from '../../platform/port.ts'
import { areNotBlocked } from '../blocks/blocks.store.ts'
import { brands, industries } from '../brands/brands.tables.ts'
import { cardColumns } from './campaigns.store.ts'
import { campaignSearchEntries, campaigns, type PayModel, savedCampaigns } from './campaigns.tables.ts'

/** The orders of open campaigns; the newest first without one. */
export type CampaignSort = NonNullable<StoredCampaignSearch['sort']>

interface OpenFilter {
  /** The talent who reads; null for a whole roster. */
  talentId: string | null
  /** The agency whose agent reads; null for a talent. */
  agencyId: string | null
  payModel?: PayModel
  currency?: Currency
  feeFrom?: number
  typeId?: string
  /** The network of one of the deliverables. */
  platform?: Platform
  /** The industry of the brand. */
  industryId?: string
  /** A day on which applications are still accepted. */
  openUntil?: string
  /** A day after which applications are no longer accepted. */
  closesBy?: string
  /** A query of the full text search, as `wordQuery` writes it. */
  words?: string
  /** Words of which similar ones must occur, where a letter may be wrong. */
  similarTo?: readonly string[]
  /** Present for the campaigns of one brand only. */
  brandId?: string
  /** The talents whose saved campaigns and applications are marked; none for visitors. */
  markedFor: readonly string[]
  /** Present for saved campaigns only. */
  only?: 'saved'
}

export interface ApplicationMarks {
  /** Returns the condition that any of these talents has applied for the campaign and not withdrawn. */
  hasApplied(talentIds: readonly string[], campaignId: Column): SQL<boolean>
}

/** What applications add to the statement of a list; in the store, because only stores build SQL. Registered in `register-modules.ts`. */
export const applicationMarks = port<ApplicationMarks>('applicationMarks')

const entries = campaignSearchEntries
const contains = (words: string) => sql`${entries.document} @@ to_tsquery('english', ${words})`
const isSimilarTo = (words: readonly string[]) =>
  and(
    ...words.map((word) => {
      const misspelling = misspellingOf(word)
      return misspelling
        ? or(contains(wordQuery([word])), isNearlyIn(entries, misspelling))
        : contains(wordQuery([word]))
    }),
  )

const highestFee = sql<number>`greatest(${campaigns.feeMin}, ${campaigns.feeMax})`

const orders: Record<CampaignSort, SQL> = {
  newest: sql`${campaigns.publishedAt} desc, ${campaigns.id} desc`,
  closing: sql`${campaigns.applyBy}, ${campaigns.id}`,
  fee: sql`${highestFee} desc, ${campaigns.id} desc`,
}

const isSavedBy = (talentIds: readonly string[]) =>
  sql`${savedCampaigns.talentId} = any(${sql.param(talentIds)})`

/** Returns the condition that no block hides a campaign from a reader. */
function areNotBlockedFrom({ talentId, agencyId }: OpenFilter): SQL | undefined {
  return and(
    talentId ? areNotBlocked(sql`${talentId}::uuid`, campaigns.brandId) : undefined,
    agencyId ? areNotBlocked(sql`${agencyId}::uuid`, campaigns.brandId) : undefined,
  )
}

/**
 * Returns the condition that a campaign is of a brand of this industry. It reads the newest 500 open campaigns of each such brand by their
 * index, so older ones of a larger brand are not found. Without this, PostgreSQL reads all open campaigns for an industry that has none.
 */
const isOfIndustry = (industryId: string): SQL =>
  sql`${campaigns.id} = any(array(select one.id from ${brands} cross join lateral (
    select c.id from ${campaigns} c
    where c.brand_id = ${brands.id} and c.status = 'live' and c.visibility = 'public' and c.removed_at is null
    order by c.published_at desc, c.id desc limit 500) one where ${brands.industryId} = ${industryId}))`

/** Returns the condition of a campaign that a reader finds among the open ones; `isNotBlocked` says which of them a block may hide. */
export function isFoundIn(
  on: Pick<ReturnType<typeof db>, 'select'>,
  input: OpenFilter & { today: string },
  isNotBlocked = areNotBlockedFrom(input),
): SQL | undefined {
  const { payModel, currency, feeFrom, typeId, platform, openUntil, words, similarTo, brandId, only } = input
  const { industryId, closesBy } = input
  const isFiltered =
    payModel ||
    currency ||
    feeFrom ||
    typeId ||
    platform ||
    industryId ||
    openUntil ||
    closesBy ||
    words ||
    similarTo ||
    brandId ||
    only
  const entryWith = (condition: SQL | undefined) =>
    inArray(campaigns.id, on.select({ id: entries.campaignId }).from(entries).where(condition))
  return and(
    sql`${campaigns.status} = 'live' and ${campaigns.visibility} = 'public'`,
    isNull(campaigns.removedAt),
    gte(campaigns.applyBy, input.today),
    isNotBlocked,
    payModel ? eq(campaigns.payModel, payModel) : undefined,
    currency ? eq(campaigns.currency, currency) : undefined,
    feeFrom ? gte(highestFee, feeFrom) : undefined,
    typeId
      ? sql`(${campaigns.typeIds} @> array[${typeId}]::uuid[] or ${campaigns.typeIds} = '{}')`
      : undefined,
    platform
      ? sql`${campaigns.deliverables} @> jsonb_build_array(jsonb_build_object('platform', ${platform}::text))`
      : undefined,
    industryId ? isOfIndustry(industryId) : undefined,
    openUntil ? gte(campaigns.applyBy, openUntil) : undefined,
    closesBy ? lte(campaigns.applyBy, closesBy) : undefined,
    words ? entryWith(contains(words)) : undefined,
    similarTo ? entryWith(isSimilarTo(similarTo)) : undefined,
    brandId ? eq(campaigns.brandId, brandId) : undefined,
    only
      ? sql`${campaigns.id} = any(array(select ${savedCampaigns.campaignId} from ${savedCampaigns} where ${isSavedBy(input.markedFor)}))`
      : undefined,
    isFiltered ? plannedForValues : undefined,
  )
}

/** Where a page begins: the last campaign of the page before, with what its order compares. */
interface OpenPosition extends CursorPosition {
  day?: string
  rank?: number
}

interface OpenInput extends OpenFilter, OpenPosition {
  today: string
  maxRows: number
}

function afterOpen(sort: CampaignSort, { at, day, rank, id }: OpenPosition): SQL | undefined {
  if (sort === 'closing')
    return day && id ? sql`(${campaigns.applyBy}, ${campaigns.id}) > (${day}::date, ${id}::uuid)` : undefined
  if (sort === 'fee')
    return rank === undefined
      ? undefined
      : sql`(${highestFee}, ${campaigns.id}) < (${rank}::integer, ${id}::uuid)`
  return afterCursor([campaigns.publishedAt, campaigns.id], { at, id })
}

const openOn = (sort: CampaignSort) => (on: Db, input: OpenInput) => {
  const { typeId, platform, words, similarTo } = input
  const where = and(isFoundIn(on, input), afterOpen(sort, input))
  const isSaved = sql<boolean>`exists (select from ${savedCampaigns} where ${isSavedBy(input.markedFor)} and ${savedCampaigns.campaignId} = ${campaigns.id})`
  const applied = applicationMarks.get().hasApplied(input.markedFor, campaigns.id)
  return on
    .select({ ...cardColumns, isSaved, applied })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(typeId || platform || words || similarTo ? isAmongFirst(where, sort) : where)
    .orderBy(orders[sort])
    .limit(input.maxRows)
}
const findOpen = {
  newest: compiled(openOn('newest')),
  closing: compiled(openOn('closing')),
  fee: compiled(openOn('fee')),
}

/**
 * Returns the condition that a campaign is among the first 500 of `where`, which is more than a page. PostgreSQL
 * expects some rows of any type, network or word near the first, and for a page alone it would search all campaigns for one
 * that none has. For 500 it uses the index of types, deliverables or words where that is faster.
 */
function isAmongFirst(where: SQL | undefined, sort: CampaignSort): SQL {
  return sql`${campaigns.id} = any(array(
    select ${campaigns.id} from ${campaigns} where ${where} order by ${orders[sort]} limit 500))`
}

interface OpenPage {
  sort?: CampaignSort
  cursor?: string
  limit: number
}

/**
 * Lists public campaigns that accept applications on `today`, the newest first without another order; one row more than the
 * limit. Fails at `cursor` for one of another order.
 */
export async function listOpenCampaigns(filter: OpenFilter, today: string, page: OpenPage) {
  const { sort = 'newest', cursor, limit } = page
  const input = { ...filter, today, ...positions[sort](cursor), maxRows: limit + 1 }
  // Each number of similar words is a statement of its own, and they are rare.
  return filter.similarTo ? openOn(sort)(db(), input) : findOpen[sort](input)
}

const countOpenOn = (on: Db, input: OpenFilter & { today: string }) => {
  const found = on
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isFoundIn(on, input))
    .limit(MAX_COUNTED + 1)
    .as('found')
  return on.select({ total: count() }).from(found)
}
const countOpen = compiled(countOpenOn)

/** Counts the campaigns that `listOpenCampaigns` lists in all pages, and stops after one more than `MAX_COUNTED`. */
export async function countOpenCampaigns(filter: OpenFilter, today: string): Promise<number> {
  const input = { ...filter, today }
  const [row] = await (filter.similarTo ? countOpenOn(db(), input) : countOpen(input))
  return row?.total ?? 0
}
type OpenRow = Awaited<ReturnType<typeof listOpenCampaigns>>[number]

const positions: Record<CampaignSort, (cursor: string | undefined) => OpenPosition> = {
  newest: decodePageCursor,
  closing: decodeDayCursor,
  fee: decodeRankedCursor,
}

/** Returns what the cursor after a campaign holds. Each order compares another type, so a cursor of one fails in another. */
export function openPositionOf({ campaign }: OpenRow, sort: CampaignSort = 'newest'): (string | number)[] {
  if (sort === 'closing') return [campaign.applyBy ?? '', campaign.id]
  if (sort === 'fee') return [Math.max(campaign.feeMin, campaign.feeMax), campaign.id]
  return [(campaign.publishedAt ?? campaign.createdAt).toISOString(), campaign.id]
}

const mostFrequentIndustries = compiled((on, input: { today: string; maxRows: number }) => {
  const newest = on
    .select({ brandId: campaigns.brandId })
    .from(campaigns)
    .where(isFoundIn(on, { talentId: null, agencyId: null, markedFor: [], today: input.today }))
    .orderBy(orders.newest)
    .limit(MAX_COUNTED)
    .as('newest')
  return on
    .select({ id: industries.id, name: industries.name })
    .from(newest)
    .innerJoin(brands, eq(brands.id, newest.brandId))
    .innerJoin(industries, eq(industries.id, brands.industryId))
    .groupBy(industries.id)
    .orderBy(desc(count()), asc(industries.name))
    .limit(input.maxRows)
})

/**
 * Lists the industries of the brands of the newest `MAX_COUNTED` public campaigns that accept applications on `today`, the most
 * frequent first; at most `maxRows`.
 */
export const listIndustries = (today: string, maxRows: number) => mostFrequentIndustries({ today, maxRows })

const rangeOfNewest = compiled((on, input: { today: string }) => {
  const newest = on.$with('newest').as(
    on
      .select({
        applyBy: campaigns.applyBy,
        fee: sql<number>`${highestFee}`.as('fee'),
        currency: campaigns.currency,
        payModel: campaigns.payModel,
        deliverables: campaigns.deliverables,
      })
      .from(campaigns)
      .where(isFoundIn(on, { talentId: null, agencyId: null, markedFor: [], today: input.today }))
      .orderBy(orders.newest)
      .limit(MAX_COUNTED),
  )
  return on
    .with(newest)
    .select({
      total: count(),
      closesFirst: min(newest.applyBy),
      highestFee: sql<
        number | null
      >`max(${newest.fee}) filter (where ${newest.currency} = ${sql.raw(`'${DEFAULT_CURRENCY}'`)})`,
      payModels: sql<string[]>`array(select distinct ${newest.payModel}::text from ${newest})`,
      platforms: sql<string[]>`array(select distinct deliverable ->> 'platform' from ${newest}
        cross join jsonb_array_elements(${newest.deliverables}) deliverable)`,
    })
    .from(newest)
})

/**
 * Returns the first day on which one of the newest `MAX_COUNTED` public campaigns closes, the highest fee of one in pence, null without
 * one, and how they pay and their networks, in no order. `isCut` is true where older ones may have others.
 */
export async function findRangeOfOpen(today: string) {
  const [row] = await rangeOfNewest({ today })
  return {
    closesFirst: row?.closesFirst ?? null,
    highestFee: row?.highestFee ?? null,
    payModels: row?.payModels ?? [],
    platforms: row?.platforms ?? [],
    isCut: (row?.total ?? 0) >= MAX_COUNTED,
  }
}

/** Returns the conditions of a search besides its words and order. Fees compare within one currency, pounds without another. */
export function openFilterOf({
  q: _,
  sort,
  currency,
  feeFrom,
  ...filter
}: StoredCampaignSearch & Pick<OpenFilter, 'industryId' | 'closesBy'>) {
  const comparesFees = feeFrom !== undefined || sort === 'fee'
  const compared = currency ?? (comparesFees ? DEFAULT_CURRENCY : undefined)
  return { ...filter, ...(compared && { currency: compared }), ...(feeFrom !== undefined && { feeFrom }) }
}

/** Lists public campaigns that accept applications on `today`, with the time of their last change, the newest first. */
export async function listOpenForSitemap(today: string, limit: number) {
  return db()
    .select({ id: campaigns.id, changed: campaigns.updatedAt })
    .from(campaigns)
    .where(isFoundIn(db(), { talentId: null, agencyId: null, markedFor: [], today }))
    .orderBy(orders.newest)
    .limit(limit)
}

const shownTimes = {
  id: campaigns.id,
  shownSince: campaigns.openSince,
  shownBefore: campaigns.openBefore,
}

/** Lists the ids of matching campaigns that are new in the list of open ones; at most `limit`. */
export async function listNewOpenIds(filter: OpenFilter, today: string, span: NewSpan): Promise<string[]> {
  const isNotBlocked = areNotBlockedFrom(filter)
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        isNewIn(shownTimes, span),
        isFoundIn(
          db(),
          { ...filter, today },
          span.isHidden ? sql`not (${isNotBlocked ?? true})` : isNotBlocked,
        ),
      ),
    )
    .limit(span.limit)
  return rows.map(({ id }) => id)
}
