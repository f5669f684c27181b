import type { resultCalls } from '@marquee/contract/calls/results'
import { fail } from '@marquee/contract/errors'
import {
  type FigureName,
  figureNames,
  reportFigures,
  sourceLabels,
} from '@marquee/contract/rules/campaign-report'
import { csvText } from '@marquee/contract/rules/csv'
import { fromMinor } from '@marquee/contract/rules/currency'
import { dayOf } from '@marquee/contract/rules/dates'
import type { Handler } from '../../platform/handler.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { loadReport } from './report.ts'
import { reportUrl } from './report-pdf.ts'

/** Returns the report of one of the brand’s campaigns. Fails with `not_found` for a foreign one. */
export const getCampaignReport: Handler<typeof resultCalls.campaignReport> = async (ctx, { campaignId }) => {
  const { campaign } = (await loadOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  return { ...(await loadReport(campaign, true)), pdfUrl: reportUrl(campaign.id, ctx.now) }
}

const columns = [
  'Talent',
  'Deliverable',
  'Link of the post',
  'Spend',
  'Currency',
  ...figureNames.flatMap((name) => [
    reportFigures[name].label,
    `Source of ${reportFigures[name].label.toLowerCase()}`,
    reportFigures[name].costLabel,
  ]),
]

/** Returns the same report as CSV, one line for each deliverable and one for the campaign. Fails with `not_found` for a foreign campaign. */
export const getCampaignReportTable: Handler<typeof resultCalls.campaignReportTable> = async (
  ctx,
  { campaignId },
) => {
  const { campaign } = (await loadOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  const { currency, deliverables, talents, total } = await loadReport(campaign, true)
  const lines = [
    ...deliverables.map((row) => ({ ...row, name: row.talentName, what: row.title })),
    ...talents.map((row) => ({ ...row, what: 'All deliverables', postUrl: null })),
    { ...total, name: 'All talents', what: 'All deliverables', postUrl: null },
  ].map((row) => [
    row.name,
    row.what,
    row.postUrl ?? '',
    amount(row.spend),
    currency,
    ...figureNames.flatMap((name: FigureName) => {
      const { value, source } = row[name]
      return [value === null ? '' : String(value), source ? sourceLabels[source] : '', amount(row.cost[name])]
    }),
  ])
  return { name: `marquee-report-${dayOf(ctx.now)}.csv`, csv: csvText([columns, ...lines]) }
}

const amount = (minor: number | null): string | number => (minor === null ? '' : fromMinor(minor))
