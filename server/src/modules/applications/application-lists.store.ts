import type { ApplicantSort, ApplicationSummary } from '@marquee/contract/calls/applications'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import {
  afterCursor,
  type CursorPosition,
  decodePageCursor,
  decodeRankedCursor,
} from '../../platform/database/pagination.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { type Application, selectApplications } from './applications.store.ts'
import { applications } from './applications.tables.ts'

interface Page {
  cursor?: string
  limit: number
}

interface ApplicationPage extends CursorPosition {
  campaignId?: string
  brandId?: string
  talentId?: string
  talentIds?: readonly string[]
  status?: Application['status'] | undefined
  only?: 'applied' | undefined
  maxRows: number
}

const hasApplied = sql`${applications.status} <> 'invited'`
const newestFirst = sql`${applications.createdAt} desc, ${applications.id} desc`

const findPage = compiled((on, input: ApplicationPage) => {
  const where = and(
    input.campaignId ? eq(applications.campaignId, input.campaignId) : undefined,
    input.brandId ? eq(applications.brandId, input.brandId) : undefined,
    input.talentId ? eq(applications.talentId, input.talentId) : undefined,
    input.status ? eq(applications.status, input.status) : undefined,
    input.only ? hasApplied : undefined,
    afterCursor([applications.createdAt, applications.id], input),
  )
  const { talentIds: ids, maxRows } = input
  return selectApplications(
    on,
    ids
      ? newestOfEach(applications, applications.talentId, { ids, where, order: newestFirst, maxRows })
      : where,
  )
    .orderBy(newestFirst)
    .limit(maxRows)
})

/** A place in the applications of one campaign, sorted by a number and the id. */
interface RankedPage {
  campaignId: string
  brandId: string
  status: Application['status'] | undefined
  only: 'applied' | undefined
  rank?: number
  id?: string
  maxRows: number
}

const isRanked = ({ campaignId, brandId, status, only }: RankedPage): SQL | undefined =>
  and(
    eq(applications.campaignId, campaignId),
    eq(applications.brandId, brandId),
    status ? eq(applications.status, status) : undefined,
    only ? hasApplied : undefined,
  )

/** Applications without a fee come last. */
const feeRank = sql`coalesce(${applications.proposedFee}, ${sql.raw(String(MAX_INT32))})`

const findByFee = compiled((on, input: RankedPage) =>
  selectApplications(
    on,
    and(
      isRanked(input),
      input.rank === undefined
        ? undefined
        : sql`(${feeRank}, ${applications.id}) > (${input.rank}::int, ${input.id}::uuid)`,
    ),
  )
    .orderBy(sql`${feeRank} asc, ${applications.id} asc`)
    .limit(input.maxRows),
)

const findByReach = compiled((on, input: RankedPage) =>
  selectApplications(
    on,
    and(
      isRanked(input),
      input.rank === undefined
        ? undefined
        : sql`(${talents.followers}, ${applications.id}) < (${input.rank}::bigint, ${input.id}::uuid)`,
    ),
  )
    .orderBy(sql`${talents.followers} desc, ${applications.id} desc`)
    .limit(input.maxRows),
)

/**
 * Lists applications for one of the brand's campaigns in this order; one row more than the limit.
 */
export async function listForCampaign(
  campaignId: string,
  brandId: string,
  {
    sort,
    ...filter
  }: { status: Application['status'] | undefined; only: 'applied' | undefined; sort: ApplicantSort },
  page: Page,
) {
  if (sort !== 'newest') {
    const position = decodeRankedCursor(page.cursor)
    const find = sort === 'fee' ? findByFee : findByReach
    return find({ campaignId, brandId, ...filter, ...position, maxRows: page.limit + 1 })
  }
  return findPage({
    campaignId,
    brandId,
    ...filter,
    ...decodePageCursor(page.cursor),
    maxRows: page.limit + 1,
  })
}

/** Lists applications of these talents, newest first; one row more than the limit. */
export async function listForTalents(
  talentIds: readonly string[],
  status: Application['status'] | undefined,
  page: Page,
) {
  const [talentId, ...others] = talentIds
  const applicants = talentId && others.length === 0 ? { talentId } : { talentIds }
  return findPage({ ...applicants, status, ...decodePageCursor(page.cursor), maxRows: page.limit + 1 })
}

/** More would be of a brand that has invited every talent of a list to ten campaigns. */
const MAX_AMONG = 500

const findAmong = compiled((on, input: { brandId: string; talentIds: readonly string[] }) =>
  on
    .select({
      applicationId: applications.id,
      talentId: applications.talentId,
      campaignId: applications.campaignId,
      campaignTitle: campaigns.title,
      status: applications.status,
    })
    .from(campaigns)
    .innerJoin(applications, eq(applications.campaignId, campaigns.id))
    .where(
      and(
        eq(campaigns.brandId, input.brandId),
        eq(campaigns.status, 'live'),
        eq(applications.brandId, input.brandId),
        sql`${applications.talentId} = any(${input.talentIds})`,
      ),
    )
    .orderBy(newestFirst)
    .limit(MAX_AMONG),
)

/** Lists the applications and invitations that talents have for the brand's live campaigns, newest first. */
export async function listAmong(input: {
  brandId: string
  talentIds: readonly string[]
}): Promise<ApplicationSummary[]> {
  return findAmong(input)
}
