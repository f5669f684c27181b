import fc from 'fast-check'
import { milestonesOf } from '../../testing/milestones.ts'
import { aFileSpec, dayFromNow } from '../../testing/terms.ts'
import { submit } from '../../testing/work.ts'
import { dealOf, hold, type Scene } from './random-acts.ts'
import { cardLike } from './run-deal.ts'

/** What may happen to the milestones of a deal. */
export const milestoneStep = fc.record({
  kind: fc.constant('milestone' as const),
  what: fc.constantFrom('finish', 'finish', 'payOut', 'pay', 'leave'),
  /** The default card is declined when the next milestone is charged. */
  isDeclined: fc.boolean(),
})
type MilestoneStep = typeof milestoneStep extends fc.Arbitrary<infer S> ? S : never

/** The shares of the price that milestones have; none for a deal that is paid at once. */
export const shares = fc.option(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 3 }), {
  nil: [],
  freq: 3,
})

/** The smallest price of a milestone, in minor units. */
const minPrice = 100

/** Returns a deliverable for each share with its milestone; nothing where there are no shares. */
export function milestoneTerms(parts: readonly number[], price: number): object {
  if (parts.length === 0) return {}
  const sum = parts.reduce((total, part) => total + part, 0)
  const shared = price - minPrice * parts.length
  const prices = parts.map((part) => minPrice + Math.floor((shared * part) / sum))
  const rest = price - prices.reduce((total, one) => total + one, 0)
  return {
    deliverables: parts.map((_part, index) => aFileSpec({ draftDue: dayFromNow(20 + 20 * index) })),
    milestones: prices.map((one, index) => ({ deliverables: 1, price: index === 0 ? one + rest : one })),
  }
}

interface Milestone {
  no: number
  status: string
  deliverableIds: string[]
  funding: { id: string; status: string } | null
}

/** Moves the milestones of a deal, where their states allow that. */
export async function moveMilestones(scene: Scene, { what, isDeclined }: MilestoneStep): Promise<void> {
  const dealId = await dealOf(scene)
  if (!dealId) return
  if (what === 'finish') await finishNext(scene, dealId, isDeclined)
  else if (what === 'payOut') await payOut(scene, dealId)
  else if (what === 'pay') await payDue(scene, dealId)
  else await leave(scene, dealId)
}

/** Does all work of a deal in milestones, and pays each; returns false where the deal does not allow that. */
export async function finishMilestones(scene: Scene, dealId: string): Promise<boolean> {
  const milestones: Milestone[] = await milestonesOf(scene.brand, dealId)
  for (const _milestone of milestones) {
    await payDue(scene, dealId)
    if (!(await finishNext(scene, dealId, false))) break
  }
  const after: Milestone[] = await milestonesOf(scene.brand, dealId)
  return after.every(({ status }) => status === 'approved' || status === 'paid_out')
}

/** Submits and approves the work of the milestone in progress; the next one is charged. Returns false without one. */
async function finishNext(scene: Scene, dealId: string, isDeclined: boolean): Promise<boolean> {
  const { app, brand, talent } = scene
  const milestones: Milestone[] = await milestonesOf(brand, dealId)
  const current = milestones.find(({ status }) => status === 'funded')
  if (!current) return false
  const cardId = await cardLike(app, brand, isDeclined ? 'pm_card_chargeCustomerFail' : 'pm_card_visa')
  await brand.call('/brand/updateCard', { cardId, isDefault: true })
  for (const deliverableId of current.deliverableIds) {
    await submit(talent, deliverableId)
    const approval = { deliverableId, action: 'approve' }
    if ((await brand.call('/brand/manageUploadedDeliverables', approval)).status !== 200) return false
  }
  await app.settle()
  return true
}

async function payOut({ brand }: Scene, dealId: string): Promise<void> {
  const milestones: Milestone[] = await milestonesOf(brand, dealId)
  for (const { no, status } of milestones)
    if (status === 'approved') await brand.call('/brand/payOutMilestone', { dealId, no })
}

async function payDue(scene: Scene, dealId: string): Promise<void> {
  const milestones: Milestone[] = await milestonesOf(scene.brand, dealId)
  for (const { funding } of milestones) await hold(scene, funding)
}

/** Lets the time to pay a milestone pass, and the talent leave. */
async function leave({ app, talent }: Scene, dealId: string): Promise<void> {
  for (const [table, column, id] of [
    ['milestones', 'due_at', 'deal_id'],
    ['deals', 'milestone_due_at', 'id'],
  ])
    await app.engine.root.execute(
      `update ${table} set ${column} = ${column} - interval '8 days' where ${id} = '${dealId}'`,
    )
  await talent.call('/talent/leaveUnfundedDeal', { dealId })
}
