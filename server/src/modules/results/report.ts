import type { CampaignReport, ReportRow } from '@marquee/contract/calls/results'
import {
  costOf,
  type Figure,
  type FigureName,
  reportFigures,
  splitEqually,
  sumFigures,
} from '@marquee/contract/rules/campaign-report'
import type { Currency } from '@marquee/contract/rules/currency'
import { type CountedLink, listLinks } from '../tracking/tracking.store.ts'
import { listReportedDeals, listReportedWork, type ReportedDeal } from './results.store.ts'

type Work = Awaited<ReturnType<typeof listReportedWork>>[number]
type Figures = Record<FigureName, Figure>

/** A deal or a deliverable with what was spent on it. */
interface Part {
  spend: number
  figures: Figures
}

/** Loads and builds the report of a campaign; with `showsSpend` false without spend and costs. */
export async function loadReport(
  campaign: { id: string; title: string; currency: Currency },
  showsSpend: boolean,
): Promise<CampaignReport> {
  const [deals, work, links] = await Promise.all([
    listReportedDeals(campaign.id, campaign.currency),
    listReportedWork(campaign.id),
    listLinks({ campaignId: campaign.id }),
  ])
  const parts = deals.map((deal) => partsOf(deal, work, links))
  const posts = parts.flatMap(({ items }) => items.filter(({ one }) => one.postedAt !== null))
  const view = (part: Part) => viewRow(part, showsSpend)
  return {
    title: campaign.title,
    currency: campaign.currency,
    total: view(addUp(parts.map(({ whole }) => whole))),
    posts: { all: posts.length, withResults: posts.filter(({ one }) => one.reach !== null).length },
    talents: talentsOf(deals).map((talent) => ({
      ...talent,
      ...view(addUp(parts.filter(({ deal }) => deal.talent.id === talent.id).map(({ whole }) => whole))),
    })),
    deliverables: parts.flatMap(({ deal, items }) =>
      items.map(({ one, part }) => ({
        id: one.id,
        talentName: deal.talent.name,
        title: one.title,
        postUrl: one.postUrl,
        ...view(part),
      })),
    ),
    clicksByDay: clicksByDay(links),
  }
}

/**
 * Returns a deal as a whole and by deliverable. Its spend is split equally between its deliverables, without those that were
 * cancelled. Clicks and codes of a link that is for the whole deal count for the whole only.
 */
function partsOf(deal: ReportedDeal, work: readonly Work[], links: readonly CountedLink[]) {
  const ofDeal = work.filter(({ dealId }) => dealId === deal.id)
  const running = ofDeal.filter(({ status }) => status !== 'cancelled')
  const shown = running.length > 0 ? running : ofDeal
  const spends = splitEqually(deal.spend, Math.max(1, shown.length))
  const items = shown.map((one, index) => {
    const spend = spends[index] ?? 0
    const own = links.filter(({ deliverableId }) => deliverableId === one.id)
    return { one, part: { spend, figures: { ...resultsOf(one, spend), ...countsOf(own, spend) } } }
  })
  const ofLinks = countsOf(
    links.filter(({ dealId }) => dealId === deal.id),
    deal.spend,
  )
  const { figures } = addUp(items.map(({ part }) => part))
  return { deal, items, whole: { spend: deal.spend, figures: { ...figures, ...ofLinks } } }
}

/** Returns what the talent’s side has entered for a post. */
function resultsOf(
  { reach, engagements, screenshotId }: Work,
  spend: number,
): Pick<Figures, 'reach' | 'engagements'> {
  const source = reach === null ? null : screenshotId ? 'screenshot' : 'declared'
  return { reach: { value: reach, source, spend }, engagements: { value: engagements, source, spend } }
}

/** Returns what tracking links counted; uses of codes are what the brand has entered. */
function countsOf(links: readonly CountedLink[], spend: number): Pick<Figures, 'clicks' | 'codeUses'> {
  const codes = links.filter(({ discountCode }) => discountCode !== '')
  return {
    clicks: figureOf(links, (link) => sumOf(link.byDay, ({ clicks }) => clicks), 'measured', spend),
    codeUses: figureOf(codes, ({ redemptions }) => redemptions, 'declared', spend),
  }
}

function figureOf(
  links: readonly CountedLink[],
  numberOf: (link: CountedLink) => number,
  source: 'measured' | 'declared',
  spend: number,
): Figure {
  return links.length === 0
    ? { value: null, source: null, spend }
    : { value: sumOf(links, numberOf), source, spend }
}

function addUp(parts: readonly Part[]): Part {
  const figureFor = (name: FigureName) => sumFigures(parts.map(({ figures }) => figures[name]))
  return {
    spend: sumOf(parts, ({ spend }) => spend),
    figures: {
      reach: figureFor('reach'),
      engagements: figureFor('engagements'),
      clicks: figureFor('clicks'),
      codeUses: figureFor('codeUses'),
    },
  }
}

function viewRow({ spend, figures }: Part, showsSpend: boolean): ReportRow {
  const view = ({ value, source }: Figure) => ({ value, source })
  const cost = (name: FigureName) => (showsSpend ? costOf(figures[name], reportFigures[name].per) : null)
  return {
    spend: showsSpend ? spend : null,
    reach: view(figures.reach),
    engagements: view(figures.engagements),
    clicks: view(figures.clicks),
    codeUses: view(figures.codeUses),
    cost: {
      reach: cost('reach'),
      engagements: cost('engagements'),
      clicks: cost('clicks'),
      codeUses: cost('codeUses'),
    },
  }
}

/** Returns each talent once, in the order of their first deal. */
const talentsOf = (deals: readonly ReportedDeal[]): ReportedDeal['talent'][] => [
  ...new Map(deals.map(({ talent }) => [talent.id, talent])).values(),
]

function clicksByDay(links: readonly CountedLink[]): CampaignReport['clicksByDay'] {
  const byDay = new Map<string, number>()
  for (const { day, clicks } of links.flatMap((link) => link.byDay))
    byDay.set(day, (byDay.get(day) ?? 0) + clicks)
  return [...byDay].map(([day, clicks]) => ({ day, clicks })).toSorted((a, b) => a.day.localeCompare(b.day))
}

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0)
