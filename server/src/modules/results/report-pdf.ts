import type { CampaignReport, ReportRow } from '@marquee/contract/calls/results'
import { fail } from '@marquee/contract/errors'
import { figureNames, reportFigures, sourceLabels } from '@marquee/contract/rules/campaign-report'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { describeResults } from '@marquee/contract/rules/describe-results'
import { id } from '@marquee/contract/rules/text'
import { formatNumber } from '@marquee/contract/rules/wording'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { withoutTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { loadCampaign } from '../campaigns/campaigns.store.ts'
import { isSigned, signedUrl } from '../files/signed-url.ts'
import { colours, openPdf, type PdfPage, page } from '../invoices/pdf-page.ts'
import { loadReport } from './report.ts'

const params = z.object({ id: id() })
const signature = z.object({
  expires: z.string(),
  download: z.string().max(60),
  signature: z.string().max(100),
})

const keyOf = (campaignId: string): string => `campaign-reports/${campaignId}.pdf`

/** Returns the URL of the report of a campaign as PDF. Signed; valid for two to three hours. */
export function reportUrl(campaignId: string, now: Date): string {
  const [, query] = signedUrl(keyOf(campaignId), { download: 'campaign-report.pdf' }, now).split('?')
  return `/${keyOf(campaignId)}?${query}`
}

/** Serves reports as PDFs at signed URLs, as they are now; an invalid one looks like a missing report. */
export function serveReports(app: FastifyInstance): void {
  app.route({ method: ['GET', 'HEAD'], url: '/campaign-reports/:id.pdf', handler: serveReport })
}

async function serveReport(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id: campaignId } = params.safeParse(request.params).data ?? fail('not_found')
  const query = signature.safeParse(request.query).data ?? fail('not_found')
  const now = clock.now()
  if (!isSigned(keyOf(campaignId), query, now)) fail('not_found')
  const loaded = await withoutTransaction(systemActor, request.id, async () => {
    const { campaign, brand } = (await loadCampaign(campaignId)) ?? fail('not_found')
    return { report: await loadReport(campaign, true), brandName: brand.companyName }
  })
  const pdf = await renderReport(loaded.report, loaded.brandName, now)
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${query.download}"`,
    'content-length': pdf.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(request.method === 'HEAD' ? undefined : pdf)
}

const width = page.right - page.left

/** Renders a report: the totals with their sources, the bars of the spend, a table by talent and one by deliverable. */
export async function renderReport(report: CampaignReport, brandName: string, now: Date): Promise<Buffer> {
  const sheet = await openPdf({ title: `Campaign report: ${report.title}`, author: brandName, issuedAt: now })
  let y = sheet.text('Campaign report', page.left, page.top, { size: 19, bold: true, width })
  y = sheet.text(report.title, page.left, y + 2, { size: 12, width })
  y = sheet.text(`${brandName}  ·  ${formatDate(now)}`, page.left, y + 2, { colour: colours.mute, width })
  sheet.rule(y + 10, { colour: colours.accent, thick: 1.5 })
  y = drawTotals(sheet, report, y + 26)
  y = drawTable(
    sheet,
    'By talent',
    report,
    report.talents.map((row) => ({ ...row, label: row.name })),
    y,
  )
  const work = report.deliverables.map((row) => ({ ...row, label: `${row.talentName}: ${row.title}` }))
  y = drawTable(sheet, 'By deliverable', report, work, y)
  drawNotes(sheet, report, y)
  return sheet.finish((no, pages) =>
    sheet.text(`${brandName}  ·  ${no} of ${pages}`, page.left, page.bottom + 20, {
      size: 8.5,
      colour: colours.mute,
      width,
    }),
  )
}

function drawTotals(sheet: PdfPage, { total, currency }: CampaignReport, y: number): number {
  const rows: [string, string, string][] = [
    ['Spend', moneyIn(total.spend, currency), sourceLabels.measured],
    ...figureNames.map((name): [string, string, string] => [
      reportFigures[name].label,
      countOf(total[name].value),
      total[name].source ? sourceLabels[total[name].source] : 'Not known',
    ]),
    ...figureNames.map((name): [string, string, string] => [
      reportFigures[name].costLabel,
      moneyIn(total.cost[name], currency),
      '',
    ]),
  ]
  let at = y
  for (const [label, value, source] of rows) {
    sheet.text(label, page.left, at)
    sheet.text(value, page.left + 160, at, { bold: true })
    sheet.text(source, page.left + 260, at, { colour: colours.mute })
    at += 17
  }
  return at + 16
}

/** The right edges of the columns with numbers. */
const edges = [290, 345, 405, 450, page.right]

function drawTable(
  sheet: PdfPage,
  title: string,
  { currency }: CampaignReport,
  rows: readonly (ReportRow & { label: string })[],
  y: number,
): number {
  if (rows.length === 0) return y
  let at = drawHead(sheet, title, y + 80 > page.bottom ? turn(sheet) : y)
  for (const row of rows) {
    const height = sheet.height(row.label, { width: 175 })
    if (at + height > page.bottom) at = drawHead(sheet, title, turn(sheet))
    sheet.text(row.label, page.left, at, { width: 175 })
    const cells = [moneyIn(row.spend, currency), ...figureNames.map((name) => countOf(row[name].value))]
    for (const [index, cell] of cells.entries()) sheet.textRight(cell, edges[index] ?? page.right, at)
    at += height + 5
    sheet.rule(at)
    at += 7
  }
  return at + 16
}

function drawHead(sheet: PdfPage, title: string, y: number): number {
  const below = sheet.text(title, page.left, y, { size: 12, bold: true }) + 8
  const labels = ['Spend', ...figureNames.map((name) => reportFigures[name].label)]
  for (const [index, label] of labels.entries())
    sheet.textRight(label, edges[index] ?? page.right, below, { size: 8.5, colour: colours.mute })
  sheet.rule(below + 16)
  return below + 25
}

function drawNotes(sheet: PdfPage, { posts }: CampaignReport, y: number): void {
  const text = [
    describeResults(posts),
    'Spend is what was paid with fee and VAT, less refunds. It is split equally between the deliverables of a deal.',
    'A cost is the spend on the work whose figure is known, divided by that figure. There is none for a figure of 0.',
    'Marquee measures clicks. Talents declare reach and engagements, and the brand enters the uses of its codes.',
  ].join('\n')
  const height = sheet.height(text, { size: 8.5, width })
  const at = y + height > page.bottom ? turn(sheet) : y
  sheet.text(text, page.left, at, { size: 8.5, colour: colours.mute, width })
}

function turn(sheet: PdfPage): number {
  sheet.turnPage()
  return page.top
}

const moneyIn = (minor: number | null, currency: CampaignReport['currency']): string =>
  minor === null ? '–' : formatMoney(minor, currency)

const countOf = (value: number | null): string => (value === null ? '–' : formatNumber(value))
