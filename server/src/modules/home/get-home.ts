import type { Home, homeCalls, Task } from '@marquee/contract/calls/home'
import { accountIdOf, actingForIds, agencyOf, type Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadAgent } from '../agencies/agents.store.ts'
import { listOpenRequests } from '../mandates/mandates.store.ts'
import { priceFor } from '../offers/offers.view.ts'
import { loadDealTasks } from './deal-tasks.ts'
import {
  type HomeScope,
  listAmendmentTasks,
  listApplicationTasks,
  listDealsToComplete,
  listDeliverableTasks,
  listOffersToFund,
  listOfferTasks,
  listReviewTasks,
  listUnansweredApplications,
  listUnpublishedCampaigns,
  listVerificationTasks,
} from './home.store.ts'
import { countOpenWork, sumMoneyByMonth } from './home-figures.store.ts'
import {
  amendmentTask,
  applicationsTask,
  applicationTask,
  checkedCampaignTasks,
  completeTask,
  deliverableTasks,
  draftTasks,
  fundTask,
  isOwnChange,
  mandateTask,
  offerTask,
  reviewTask,
  verificationTask,
} from './tasks.ts'

const MONTHS = 6

type Changed = Awaited<ReturnType<typeof listAmendmentTasks>>[number]
type Offered = Awaited<ReturnType<typeof listOfferTasks>>[number]

/** Returns the brand's tasks, what is waiting on others, and its spending by month. */
export const getBrandHome: Handler<typeof homeCalls.brandHome> = async (ctx) => {
  const id = ctx.actor.id
  const side = { brandId: id }
  const [
    countered,
    toFund,
    work,
    changes,
    toComplete,
    waiting,
    unpublished,
    sent,
    making,
    ofDeals,
    toReview,
    toVerify,
    counts,
    money,
  ] = await Promise.all([
    listOfferTasks(side, ['pending_brand']),
    listOffersToFund(id),
    listDeliverableTasks(side, ['submitted', 'live']),
    listAmendmentTasks(side),
    listDealsToComplete(id),
    listUnansweredApplications(id),
    listUnpublishedCampaigns(id),
    listOfferTasks(side, ['pending_talent']),
    listDeliverableTasks(side, ['pending', 'changes_requested', 'approved']),
    loadDealTasks(side, 'brand', ctx.now),
    listReviewTasks(side, ctx.now),
    listVerificationTasks(id),
    countOpenWork(side),
    moneyOf(side, ctx.now),
  ])
  const timed = [
    ...ofDeals.yours,
    ...countered.map((row) => offerTask(row, 'brand')),
    ...toFund.map(fundTask),
    ...changes.filter((row) => isOwnChange(row, 'brand')).map((row) => amendmentTask(row, 'brand')),
    ...deliverableTasks(work, 'brand'),
    ...toComplete.map(completeTask),
    ...toReview.map((row) => reviewTask(row, 'brand')),
    ...toVerify.map(verificationTask),
  ]
  const theirs = [
    ...ofDeals.theirs,
    ...sent
      .filter((row) => !toFund.some(({ id: unpaid }) => unpaid === row.id))
      .map((row) => offerTask(row, 'brand')),
    ...changes.filter((row) => !isOwnChange(row, 'brand')).map((row) => amendmentTask(row, 'brand')),
    ...deliverableTasks(making.filter(isPosting), 'brand'),
    ...checkedCampaignTasks(unpublished, toVerify.length > 0),
  ]
  return {
    yours: [...soonestFirst(timed), ...waiting.map(applicationsTask), ...draftTasks(unpublished)],
    theirs: soonestFirst(theirs),
    counts,
    money,
  }
}

/**
 * Returns the talent's tasks, what is waiting on others, and their earnings by month. An agent gets them for
 * the whole roster, each task with its talent, and the commission as earnings.
 */
export const getTalentHome: Handler<typeof homeCalls.talentHome> = async (ctx) => {
  const agent = ctx.actor.roster ? await loadAgent(accountIdOf(ctx.actor)) : undefined
  const side = { talentIds: actingForIds(ctx.actor) }
  const viewer = agent ? 'agent' : 'talent'
  const reader = { viewer: 'talent', agencyId: agencyOf(ctx.actor) } as const
  const taskOf = (row: Offered) =>
    offerTask({ ...row, price: priceFor(reader, row.price, row.agencyId) }, viewer)
  const changeTaskOf = (row: Changed) =>
    amendmentTask(
      {
        ...row,
        price: priceFor(reader, row.price, row.agencyId),
        priceBefore: priceFor(reader, row.priceBefore, row.agencyId),
      },
      viewer,
    )
  const [
    offered,
    work,
    changes,
    invited,
    requests,
    countered,
    reviewed,
    applied,
    ofDeals,
    toReview,
    counts,
    money,
  ] = await Promise.all([
    listOfferTasks(side, ['pending_talent']),
    listDeliverableTasks(side, ['pending', 'changes_requested', 'approved']),
    listAmendmentTasks(side),
    listApplicationTasks(side, ['invited']),
    agent ? [] : listOpenRequests(ctx.actor.id),
    listOfferTasks(side, ['pending_brand']),
    listDeliverableTasks(side, ['submitted', 'live']),
    listApplicationTasks(side, ['submitted', 'shortlisted']),
    loadDealTasks(side, viewer, ctx.now),
    listReviewTasks(side, ctx.now),
    countOpenWork(side),
    moneyOf(side, ctx.now, agent?.agencyId),
  ])
  // An offer that the agent has accepted waits for the talent's approval.
  const withTalent = agent ? offered.filter((row) => row.consentBy !== null) : []
  const yours = [
    ...ofDeals.yours,
    ...requests.map(mandateTask),
    ...offered.filter((row) => !withTalent.includes(row)).map(taskOf),
    ...changes.filter((row) => isOwnChange(row, viewer)).map(changeTaskOf),
    ...deliverableTasks(work.filter(isPosting), viewer),
    ...invited.map((row) => applicationTask(row, viewer)),
    ...toReview.map((row) => reviewTask(row, viewer)),
  ]
  const theirs = [
    ...ofDeals.theirs,
    ...[...withTalent, ...countered].map(taskOf),
    ...changes.filter((row) => !isOwnChange(row, viewer)).map(changeTaskOf),
    ...deliverableTasks(reviewed, viewer),
    ...applied.map((row) => applicationTask(row, viewer)),
  ]
  return { yours: soonestFirst(yours), theirs: soonestFirst(theirs), counts, money }
}

/** Returns whether the talent must act: approved files need no action, only approved posts do. */
function isPosting(row: { status: string; spec: { platform: string } }): boolean {
  return row.status !== 'approved' || row.spec.platform !== 'file'
}

/** Sorts tasks by date; those without a date follow in their given order. */
function soonestFirst(tasks: Task[]): Task[] {
  return tasks.toSorted((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9'))
}

async function moneyOf(side: HomeScope, now: Date, agencyId?: string): Promise<Home['money']> {
  const months = lastMonths(now)
  const rows = await sumMoneyByMonth(side, new Date(`${months[0]}-01T00:00:00Z`), agencyId)
  return [...new Set(rows.map((row) => row.currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const total = (key: 'agreed' | 'completed') => own.reduce((sum, row) => sum + Number(row[key]), 0)
    return {
      currency,
      agreed: total('agreed'),
      completed: total('completed'),
      months: months.map((month) => {
        const row = own.find((candidate) => candidate.month === month)
        return { month, agreed: Number(row?.agreed ?? 0), completed: Number(row?.completed ?? 0) }
      }),
    }
  })
}

function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = today(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}
