import type { resultCalls } from '@marquee/contract/calls/results'
import { fail } from '@marquee/contract/errors'
import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { csvText } from '@marquee/contract/rules/csv'
import { dayOf } from '@marquee/contract/rules/dates'
import { textOfNetwork } from '@marquee/contract/rules/disclosure-rules'
import { postTimingLabels, postTimingOf } from '@marquee/contract/rules/post-address'
import { correctionReasons } from '@marquee/contract/rules/post-checks'
import { type Platform, platformLabels } from '@marquee/contract/terms/deliverables'
import type { Handler } from '../../platform/handler.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { listChecksOfCampaign } from '../post-checks/post-checks.store.ts'
import { listDisclosures } from './results.store.ts'

type Checks = Awaited<ReturnType<typeof listChecksOfCampaign>>
type Evidence = Awaited<ReturnType<typeof listDisclosures>>[number]

const columns = [
  'Talent',
  'Deliverable',
  'Platform',
  'Labelled as an ad',
  'Label',
  'Place of the label',
  'Checked at (UTC)',
  'Checked by',
  'Link of the post',
  'Posted at (UTC)',
  'Posting days',
  'Screenshot',
  'AI declared',
  'Checks by the brand (UTC)',
  'Last checked by',
  'Asked to put right (UTC)',
  'Why',
  'Reported as put right (UTC)',
  'State of the request',
]

/** Returns how each post of a campaign is labelled, as CSV. Fails with `not_found` for a foreign campaign. */
export const getDisclosureEvidence: Handler<typeof resultCalls.disclosureEvidence> = async (
  ctx,
  { campaignId },
) => {
  const { campaign } = (await loadOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  const [rows, { checks, corrections }] = await Promise.all([
    listDisclosures(campaign.id),
    listChecksOfCampaign(campaign.id),
  ])
  return {
    name: `marquee-disclosure-${dayOf(ctx.now)}.csv`,
    csv: csvText([
      columns,
      ...rows.map((row) => [
        ...lineOf(row),
        ...checksOf(
          checks.filter(({ deliverableId }) => deliverableId === row.deliverableId),
          corrections.filter(({ deliverableId }) => deliverableId === row.deliverableId),
        ),
      ]),
    ]),
  }
}

function lineOf({ talentName, title, spec, postUrl, postedAt, usesAi, disclosure }: Evidence): string[] {
  const { basis, label = '', checkedAt, screenshotId } = disclosure ?? {}
  return [
    talentName,
    title,
    platformLabels[spec.platform],
    basis === undefined || (basis === 'operator' && !postedAt) ? 'Not posted yet' : resultOf[basis],
    label,
    basis === 'caption' ? placeOf(spec.platform) : basis === 'platform_label' ? 'Label of the platform' : '',
    checkedAt?.toISOString() ?? '',
    basis === undefined ? '' : checkedBy[basis],
    postUrl ?? '',
    postedAt?.toISOString() ?? '',
    postedAt ? postTimingLabels[postTimingOf(spec, postedAt)] : '',
    screenshotId ? 'yes' : 'no',
    usesAi === null ? 'not asked' : usesAi ? 'yes' : 'no',
  ]
}

/** Returns what the brand found and asked for since the post: every check, and the requests in their order. */
function checksOf(checks: Checks['checks'], corrections: Checks['corrections']): string[] {
  const each = (value: (row: Checks['corrections'][number]) => string) => corrections.map(value).join('; ')
  return [
    checks.map(({ checkedAt }) => checkedAt.toISOString()).join('; '),
    checks.at(-1)?.checkedBy ?? '',
    each(({ createdAt }) => createdAt.toISOString()),
    each(({ reason }) => correctionReasons[reason]),
    each(({ reportedAt }) => reportedAt?.toISOString() ?? 'not reported'),
    each(({ status }) => correctionLifecycle.states[status].label),
  ]
}

const resultOf = {
  caption: 'Yes, in its text',
  platform_label: 'Yes, by the platform',
  operator: 'No, allowed by Marquee',
} as const

const checkedBy = {
  caption: 'Rules of Marquee',
  platform_label: 'Talent, with a screenshot',
  operator: 'Operator of Marquee',
} as const

const placeOf = (platform: Platform): string =>
  platform === 'file' ? '' : `Start of the ${textOfNetwork[platform].place}`
