import { cardOf } from '../../testing/money.ts'
import { expectOk } from '../../testing/person.ts'
import { aFileSpec, aPostSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal, finishWork } from '../../testing/work.ts'
import { cardLike } from '../money/run-deal.ts'
import type { Arrangement } from './arrangements.ts'
import type { People } from './people.ts'
import { subjectOfDeal } from './subject.ts'

/** Terms of work in two milestones. */
const inTwoMilestones = () => ({
  deliverables: [aFileSpec({ draftDue: dayFromNow(20) }), aFileSpec({ draftDue: dayFromNow(40) })],
  milestones: [
    { deliverables: 1, price: 50_000 },
    { deliverables: 1, price: 70_000 },
  ],
})

/** Creates a deal in two milestones whose first is approved, so that the second is charged. */
async function aFirstMilestone({ app, brand, talent }: People, beforeApproval = async () => {}) {
  const deal = await aDeal(brand, talent, inTwoMilestones())
  await beforeApproval()
  await finishWork(brand, talent, deal.deliverableIds.slice(0, 1))
  await app.settle()
  return deal
}

/** Deals in milestones, and posts that are to be put right: one row for each state that someone could be left in. */
export const milestoneArrangements: readonly Arrangement[] = [
  {
    noun: 'milestone',
    state: 'funded',
    make: async ({ brand, talent }) => subjectOfDeal((await aDeal(brand, talent, inTwoMilestones())).dealId),
  },
  {
    noun: 'milestone',
    state: 'funded',
    detail: 'the second one',
    make: async (people) => subjectOfDeal((await aFirstMilestone(people)).dealId),
  },
  {
    noun: 'milestone',
    state: 'due',
    detail: 'the card is declined',
    make: async (people) => {
      const { brand, app } = people
      const good = await cardOf(app, brand)
      const bad = await cardLike(app, brand, 'pm_card_chargeCustomerFail')
      const choose = async (cardId: string) =>
        expectOk(await brand.call('/brand/updateCard', { cardId, isDefault: true }), 'default card')
      const subject = await subjectOfDeal(
        (await aFirstMilestone(people, async () => void (await choose(bad)))).dealId,
      )
      await choose(good)
      return subject
    },
  },
  ...(['requested', 'reported'] as const).map((state) => ({
    noun: 'correction',
    state,
    make: async (people: People) => {
      const { brand, talent } = people
      const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
      const [deliverableId = ''] = deliverableIds
      await finishWork(brand, talent, deliverableIds)
      const post = { deliverableId, postUrl: 'https://instagram.com/p/1' }
      expectOk(await talent.call('/talent/markDeliverableAsComplete', post), 'post')
      const request = { deliverableId, reason: 'taken_down', note: 'It is not online.' }
      expectOk(await brand.call('/brand/ask-correction', request), 'request')
      const report = { ...post, caption: 'Ad: what I thought of it after a week' }
      if (state === 'reported') expectOk(await talent.call('/talent/report-correction', report), 'report')
      return subjectOfDeal(dealId)
    },
  })),
]
