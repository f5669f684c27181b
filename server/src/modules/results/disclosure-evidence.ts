import type { resultCalls } from '@marquee/contract/calls/results'
import { fail } from '@marquee/contract/errors'
import { csvText } from '@marquee/contract/rules/csv'
import { dayOf } from '@marquee/contract/rules/dates'
import { textOfNetwork } from '@marquee/contract/rules/disclosure-rules'
import { postTimingLabels, postTimingOf } from '@marquee/contract/rules/post-address'
import { type Platform, platformLabels } from '@marquee/contract/terms/deliverables'
import type { Handler } from '../../platform/handler.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { listDisclosures } from './results.store.ts'

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
]

/** Returns how each post of a campaign is labelled, as CSV. Fails with `not_found` for a foreign campaign. */
export const getDisclosureEvidence: Handler<typeof resultCalls.disclosureEvidence> = async (
  ctx,
  { campaignId },
) => {
  const { campaign } = (await loadOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  const rows = await listDisclosures(campaign.id)
  return {
    name: `marquee-disclosure-${dayOf(ctx.now)}.csv`,
    csv: csvText([columns, ...rows.map(lineOf)]),
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
