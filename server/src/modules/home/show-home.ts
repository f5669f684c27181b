import type { Home, homeCalls, Task } from '@marquee/contract/calls/home'
import type { Act } from '../../platform/act.ts'
import { today } from '../../platform/day.ts'
import {
  applicationsIn,
  dealsToComplete,
  draftCampaigns,
  moneyByMonth,
  ofBrand,
  offersIn,
  offersToFund,
  ofTalent,
  openCounts,
  piecesIn,
  unansweredApplications,
} from './home.store.ts'
import { applicationsTask, applicationTask, completeTask, draftTask, fundTask, offerTask, pieceTasks } from './tasks.ts'

const MONTHS = 6

/** What needs the brand now, what is with the other side, and its money by month. */
export const showBrandHome: Act<typeof homeCalls.brandHome> = async (ctx) => {
  const id = ctx.actor.id
  const [countered, toFund, work, toComplete, waiting, drafts, sent, making, counts, money] = await Promise.all([
    offersIn(ofBrand.offers(id), ['pending_brand']),
    offersToFund(id),
    piecesIn(ofBrand.deals(id), ['submitted', 'live']),
    dealsToComplete(id),
    unansweredApplications(id),
    draftCampaigns(id),
    offersIn(ofBrand.offers(id), ['pending_talent']),
    piecesIn(ofBrand.deals(id), ['pending', 'changes_requested', 'approved']),
    openCounts('brand', id),
    moneyOf('brand', id, ctx.now),
  ])
  const timed = [
    ...countered.map((row) => offerTask(row, 'brand')),
    ...toFund.map(fundTask),
    ...pieceTasks(work, 'brand'),
    ...toComplete.map(completeTask),
  ]
  const theirs = [
    ...sent.filter((row) => !toFund.some(({ id: unpaid }) => unpaid === row.id)).map((row) => offerTask(row, 'brand')),
    ...pieceTasks(making.filter(isPosting), 'brand'),
  ]
  return {
    yours: [...soonestFirst(timed), ...waiting.map(applicationsTask), ...drafts.map(draftTask)],
    theirs: soonestFirst(theirs),
    counts,
    money,
  }
}

/** What needs the talent now, what is with the other side, and their money by month. */
export const showTalentHome: Act<typeof homeCalls.talentHome> = async (ctx) => {
  const id = ctx.actor.id
  const [offered, work, invited, countered, reviewed, applied, counts, money] = await Promise.all([
    offersIn(ofTalent.offers(id), ['pending_talent']),
    piecesIn(ofTalent.deals(id), ['pending', 'changes_requested', 'approved']),
    applicationsIn(id, ['invited']),
    offersIn(ofTalent.offers(id), ['pending_brand']),
    piecesIn(ofTalent.deals(id), ['submitted', 'live']),
    applicationsIn(id, ['submitted', 'shortlisted']),
    openCounts('talent', id),
    moneyOf('talent', id, ctx.now),
  ])
  const yours = [
    ...offered.map((row) => offerTask(row, 'talent')),
    ...pieceTasks(work.filter(isPosting), 'talent'),
    ...invited.map(applicationTask),
  ]
  const theirs = [...countered.map((row) => offerTask(row, 'talent')), ...pieceTasks(reviewed, 'talent'), ...applied.map(applicationTask)]
  return { yours: soonestFirst(yours), theirs: soonestFirst(theirs), counts, money }
}

/** Approved files wait for nobody; only approved posts do. */
function isPosting(row: { status: string; spec: { platform: string } }): boolean {
  return row.status !== 'approved' || row.spec.platform !== 'file'
}

/** By date; what has none comes last, in the order it came. */
function soonestFirst(tasks: Task[]): Task[] {
  return tasks.toSorted((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9'))
}

async function moneyOf(side: 'brand' | 'talent', partyId: string, now: Date): Promise<Home['money']> {
  const months = lastMonths(now)
  const rows = await moneyByMonth(side, partyId, new Date(`${months[0]}-01T00:00:00Z`))
  return [...new Set(rows.map((row) => row.currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const total = (key: 'agreed' | 'completed') => own.reduce((sum, row) => sum + Number(row[key]), 0)
    return {
      ...{ currency, agreed: total('agreed'), completed: total('completed') },
      months: months.map((month) => {
        const row = own.find((candidate) => candidate.month === month)
        return { month, agreed: Number(row?.agreed ?? 0), completed: Number(row?.completed ?? 0) }
      }),
    }
  })
}

function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = today(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7))
}
