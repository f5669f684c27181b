import { openDispute, requestCancellation } from '../../testing/cases.ts'
import { proposeChange } from '../../testing/change.ts'
import { pay } from '../../testing/money.ts'
import { expectOk } from '../../testing/person.ts'
import { aParcel, aProductDeal } from '../../testing/shipment.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, submit } from '../../testing/work.ts'
import { aDraftOffer, cardLike, moneyOf, refund } from '../money/run-deal.ts'
import { aManagedDeal, aManagedOffer, aManagedShare } from './managed.ts'
import { milestoneArrangements } from './milestones.ts'
import {
  aCounterOffer,
  aFinished,
  anAccepted,
  anApproved,
  aRejected,
  aSubmitted,
  type People,
} from './people.ts'
import { type Subject, subjectOfDeal, subjectOfOffer } from './subject.ts'

/** Who never does anything again; an agent is silent for a talent who has no account of their own. */
export type Silent = 'brand' | 'talent' | 'agent'

/** A state, and how people bring something into it by calls. */
export interface Arrangement {
  noun: string
  state: string
  /** What is special about the case, where one state has several. */
  detail?: string
  /**
   * Whom the rest of the case concerns; both sides where it says nothing else. A campaign without applicants that its brand has
   * paused or closed ends without a word.
   */
  concerns?: 'brand' | 'talent' | 'nobody'
  /** Brand and talent where it says nothing else. */
  silent?: readonly Silent[]
  make: (people: People) => Promise<Subject>
}

const dearer = { price: 150_000 }

/** One row for each state that someone could be left in. */
export const arrangements: readonly Arrangement[] = [
  {
    noun: 'campaign',
    state: 'live',
    concerns: 'brand',
    make: async ({ brand }) => ({ campaignId: await aCampaign(brand) }),
  },
  {
    noun: 'campaign',
    state: 'paused',
    concerns: 'nobody',
    make: async ({ brand }) => {
      const campaignId = await aCampaign(brand)
      expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'pause' }), 'pause')
      return { campaignId }
    },
  },
  {
    noun: 'campaign',
    state: 'closed',
    concerns: 'nobody',
    make: async ({ brand }) => {
      const campaignId = await aCampaign(brand)
      expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'close' }), 'close')
      return { campaignId }
    },
  },
  {
    noun: 'application',
    state: 'invited',
    make: async ({ brand, talent }) => {
      const campaignId = await aCampaign(brand)
      expectOk(await brand.call('/campaign/invite', { campaignId, talentId: talent.id }), 'invitation')
      return { campaignId }
    },
  },
  {
    noun: 'application',
    state: 'submitted',
    make: async ({ brand, talent }) => {
      const campaignId = await aCampaign(brand)
      await anApplication(talent, campaignId)
      return { campaignId }
    },
  },
  {
    noun: 'application',
    state: 'shortlisted',
    make: async ({ brand, talent }) => {
      const campaignId = await aCampaign(brand)
      const applicationId = await anApplication(talent, campaignId)
      expectOk(
        await brand.call('/campaign/manageApplicants', { applicationId, action: 'shortlist' }),
        'shortlist',
      )
      return { campaignId }
    },
  },
  {
    noun: 'offer',
    state: 'draft',
    concerns: 'brand',
    make: async ({ brand, talent }) => subjectOfOffer((await aDraftOffer(brand, talent)).offerId),
  },
  {
    noun: 'offer',
    state: 'pending_talent',
    make: async ({ brand, talent }) => subjectOfOffer(await anOffer(brand, talent)),
  },
  {
    noun: 'offer',
    state: 'pending_brand',
    make: async (people) => subjectOfOffer((await aCounterOffer(people)).offerId),
  },
  {
    noun: 'offer',
    state: 'awaiting_payment',
    make: async (people) => {
      const { offerId } = await aCounterOffer(people)
      const accept = { offerId, versionNo: 2, action: 'accept' }
      expectOk(await people.brand.call('/brand/manageCounterOffer', accept), 'acceptance')
      return subjectOfOffer(offerId)
    },
  },
  {
    noun: 'deal',
    state: 'active',
    make: async ({ brand, talent }) => subjectOfDeal((await aDeal(brand, talent)).dealId),
  },
  {
    noun: 'deal',
    state: 'in_review',
    make: async (people) => subjectOfDeal((await aSubmitted(people)).dealId),
  },
  {
    noun: 'deal',
    state: 'approved',
    make: async (people) => subjectOfDeal((await anApproved(people)).dealId),
  },
  {
    noun: 'deal',
    state: 'completed',
    detail: 'disputed late for fraud',
    make: async (people) => {
      const { dealId } = await aFinished(people, people.talent)
      await openDispute(people.brand, dealId, 'fraud')
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'deliverable',
    state: 'changes_requested',
    make: async (people) => subjectOfDeal((await aRejected(people)).dealId),
  },
  {
    noun: 'deliverable',
    state: 'approved',
    detail: 'not posted',
    make: async (people) => subjectOfDeal((await anApproved(people, { deliverables: [aPostSpec()] })).dealId),
  },
  {
    noun: 'deliverable',
    state: 'live',
    make: async (people) => {
      const { dealId, deliverableIds } = await anApproved(people, { deliverables: [aPostSpec()] })
      const posted = { deliverableId: deliverableIds[0], postUrl: 'https://instagram.com/p/1' }
      expectOk(await people.talent.call('/talent/markDeliverableAsComplete', posted), 'post')
      return subjectOfDeal(dealId)
    },
  },
  ...milestoneArrangements,
  ...(['awaiting_address', 'awaiting_shipment', 'shipped', 'issue'] as const).map((state) => ({
    noun: 'shipment',
    state,
    make: async ({ brand, talent }: People) =>
      subjectOfDeal((await aProductDeal(brand, talent, state)).dealId),
  })),
  {
    noun: 'shipment',
    state: 'issue',
    detail: 'with work submitted',
    make: async ({ brand, talent }) => {
      const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'issue')
      expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'shipment',
    state: 'received',
    detail: 'to be returned',
    make: async ({ brand, talent }) => {
      const product = { mustReturn: true }
      return subjectOfDeal((await aProductDeal(brand, talent, 'received', { product })).dealId)
    },
  },
  {
    noun: 'shipment',
    state: 'returning',
    make: async ({ brand, talent }) => {
      const product = { mustReturn: true }
      const { dealId } = await aProductDeal(brand, talent, 'received', { product })
      expectOk(await talent.call('/talent/sendProductBack', { dealId, ...aParcel }), 'return')
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'amendment',
    state: 'draft',
    make: async ({ brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      await proposeChange(brand, dealId, (terms) => ({ ...terms, ...dearer }))
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'amendment',
    state: 'proposed',
    detail: 'by the brand, held',
    make: async ({ app, brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      const change = await proposeChange(brand, dealId, (terms) => ({ ...terms, ...dearer }))
      await pay(app, brand, change.funding)
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'amendment',
    state: 'proposed',
    detail: 'by the talent',
    make: async ({ brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      await proposeChange(talent, dealId, (terms) => ({ ...terms, ...dearer }))
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'amendment',
    state: 'accepting',
    detail: 'not paid',
    make: async ({ brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, ...dearer }))
      const { id: amendmentId, version } = change
      expectOk(await brand.call('/brand/acceptAmendment', { amendmentId, version }), 'acceptance')
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'cancellation',
    state: 'pending',
    detail: 'by the brand, nothing submitted',
    make: async ({ brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      await requestCancellation(brand, dealId)
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'cancellation',
    state: 'pending',
    detail: 'by the talent, work submitted',
    make: async (people) => {
      const { dealId } = await aSubmitted(people)
      await requestCancellation(people.talent, dealId)
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'dispute',
    state: 'open',
    detail: 'by the brand',
    make: async (people) => {
      const { dealId } = await aSubmitted(people)
      await openDispute(people.brand, dealId)
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'dispute',
    state: 'open',
    detail: 'by the talent',
    make: async ({ brand, talent }) => {
      const { dealId } = await aDeal(brand, talent)
      await openDispute(talent, dealId)
      return subjectOfDeal(dealId)
    },
  },
  {
    noun: 'payment',
    state: 'requires_action',
    concerns: 'brand',
    make: async ({ app, brand, talent }) => {
      const { offerId, payable } = await aDraftOffer(brand, talent)
      await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_authenticationRequired'))
      return subjectOfOffer(offerId)
    },
  },
  {
    noun: 'payment',
    state: 'failed',
    concerns: 'brand',
    make: async ({ app, brand, talent }) => {
      const { offerId, payable } = await aDraftOffer(brand, talent)
      await pay(app, brand, payable, await cardLike(app, brand, 'pm_card_chargeCustomerFail'))
      return subjectOfOffer(offerId)
    },
  },
  {
    noun: 'payment',
    state: 'charged_back',
    make: async (people) => subjectOfOffer((await anAccepted(people, 'pm_card_createDispute')).offerId),
  },
  {
    noun: 'payment',
    state: 'refunded',
    concerns: 'brand',
    detail: 'and the refund fails',
    make: async (people) => {
      const { offerId } = await anAccepted(people, 'pm_card_refundFail')
      const payment = (await moneyOf(people.brand, offerId)).payments.at(-1)
      await refund(payment.id, 120_000, `whole ${offerId}`)
      await people.app.settle()
      return subjectOfOffer(offerId)
    },
  },
  {
    noun: 'payout',
    state: 'in_transit',
    concerns: 'talent',
    make: async (people) => subjectOfDeal((await aFinished(people, people.talent)).dealId),
  },
  {
    noun: 'payout',
    state: 'on_hold',
    concerns: 'talent',
    detail: 'no bank details',
    make: async (people) => subjectOfDeal((await aFinished(people, people.unpaid)).dealId),
  },
  {
    noun: 'offer',
    state: 'pending_talent',
    detail: 'to a managed talent',
    silent: ['agent'],
    make: async (people) => subjectOfOffer(await aManagedOffer(people)),
  },
  {
    noun: 'deal',
    state: 'active',
    detail: 'of a managed talent',
    silent: ['agent'],
    make: async (people) => subjectOfDeal(await aManagedDeal(people)),
  },
  {
    noun: 'payout',
    state: 'on_hold',
    concerns: 'talent',
    detail: 'of a managed talent who has not claimed the profile',
    silent: ['agent'],
    make: async (people) => subjectOfDeal(await aManagedShare(people)),
  },
]
