import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { apply } from '../src/modules/applications/apply.ts'
import { withdrawApplication } from '../src/modules/applications/edit-application.ts'
import { declineApplication, manageApplicant } from '../src/modules/applications/manage-applicant.ts'
import { completeDeal } from '../src/modules/deals/complete-deal.ts'
import { getTalentDeal } from '../src/modules/deals/get-deals.ts'
import { rejectWork } from '../src/modules/deals/review-submission.ts'
import { acceptOffer, rejectOffer } from '../src/modules/offers/answer-offer.ts'
import { counterOffer } from '../src/modules/offers/counter-offer.ts'
import { getTalentOffer } from '../src/modules/offers/get-offers.ts'
import { sendOffer } from '../src/modules/offers/send-offer.ts'
import { addProductAddress } from '../src/modules/shipments/add-address.ts'
import { shipProduct } from '../src/modules/shipments/ship-product.ts'
import { performDueCalls } from '../src/platform/provider/provider-calls.ts'
import { runDueTimers } from '../src/platform/timers/timers.ts'
import { actAs } from './act-as.ts'
import { type DemoCampaign, roundFee } from './demo-campaign.ts'
import { disagreementCourse, isDisagreement } from './disagreements.ts'
import { changeRequest, counterOfferMessage, declineNote, draftNote, pitch, rejectionNote } from './notes.ts'
import { type Outcome, taking } from './outcomes.ts'
import { seedHold, seedPayee } from './payments.ts'
import { acceptPendingConsent, actAsTalent, isManaged } from './represented.ts'
import { type DemoReview, seedReviews, writeReviews } from './reviews.ts'
import { approveAndPost, LAST_DRAFT_DAYS, PAYOUT_DAYS, submitDraft } from './seed-work.ts'
import type { Course } from './timeline.ts'

interface Story {
  demo: DemoCampaign
  brandId: string
  talentId: string
  campaignId: string
  outcome: Outcome
  n: number
  terms: OfferTerms
  /** What the brand writes about a talent with a public page once the deal is completed. */
  review: DemoReview | undefined
  /** After so many days the talent answers an offer. */
  replyDays: number
}

/** Returns the course of one application up to its outcome. Each step is dated by a fraction of the campaign's age. */
export async function* applicantCourse(story: Story): Course {
  const { demo, brandId, talentId, campaignId, outcome, n, terms } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  yield demo.age * (0.9 - n * 0.01)
  const application = await asTalent(apply, {
    campaignId,
    pitch: pitch(n + demo.title.length),
    proposedFee: demo.fee === null ? null : terms.price,
    answers: answersTo(demo, n),
    sampleUrls: [],
    acknowledgesUnpaid: demo.fee === null,
  })
  const applicationId = application.id
  if (outcome === 'submitted') return
  yield demo.age * 0.75
  if (outcome === 'withdrawn') return void (await asTalent(withdrawApplication, { applicationId }))
  if (outcome === 'declined')
    return void (await asBrand(declineApplication, {
      applicationId,
      reason: 'audience',
      note: declineNote(n + demo.title.length),
    }))
  await asBrand(manageApplicant, { applicationId, action: 'shortlist' })
  if (outcome !== 'shortlisted') yield* negotiation(story, applicationId)
}

function answersTo({ question }: DemoCampaign, n: number): string[] {
  const answer = question?.answers[n % question.answers.length]
  return answer ? [answer] : []
}

async function* negotiation(story: Story, applicationId: string): Course {
  const { demo, brandId, talentId, campaignId, outcome, n, terms } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  const isOpen = outcome === 'offered' || outcome === 'countered'
  const offeredAt = isOpen ? Math.min(demo.age * 0.6, 1.4 + (n % 5) * 0.1) : demo.age * 0.65
  yield offeredAt
  const { offer } = await asBrand(sendOffer, { campaignId, talentId, applicationId, terms })
  if (terms.price > 0) await seedHold(brandId, offer.id)
  if (outcome === 'offered') return acceptPendingConsent(talentId, offer.id)
  if (outcome === 'expired') {
    yield Math.max(0.1, demo.age * 0.65 - 3.1)
    await runDueTimers()
    return void (await performDueCalls())
  }
  yield Math.max(0.2, offeredAt - Math.min(story.replyDays, demo.age * 0.2))
  if (outcome === 'rejected')
    return void (await asTalent(rejectOffer, {
      offerId: offer.id,
      reason: 'dates',
      note: rejectionNote(demo.title.length),
    }))
  const request = {
    ...terms,
    price: roundFee(terms.price * 1.15),
    revisions: 1,
    message: counterOfferMessage(terms.price > 0),
  }
  if (outcome === 'countered')
    return void (await asTalent(counterOffer, { offerId: offer.id, versionNo: 1, terms: request }))
  if (taking.includes(outcome)) yield* work(story, offer.id)
}

async function* work(story: Story, offerId: string): Course {
  const { demo, brandId, talentId, outcome, n } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  if (!isManaged(talentId)) await seedPayee(talentId, { isFinished: !isUnfinished(story) })
  await asTalent(acceptOffer, { offerId, versionNo: 1 })
  await performDueCalls()
  if (outcome === 'making') return
  const dealId = (await asTalent(getTalentOffer, { offerId })).dealId ?? ''
  if (outcome === 'to_ship' || outcome === 'shipped') return yield* shipping(story, dealId)
  const { deliverables } = await asTalent(getTalentDeal, { dealId })
  const worked = outcome === 'reviewing' || outcome === 'changing' ? deliverables.slice(0, 1) : deliverables
  // The brand answers each submission within two days, before it counts as approved.
  const submittedAt = outcome === 'reviewing' ? Math.min(demo.age * 0.4, 1.6) : demo.age * 0.4
  yield submittedAt
  for (const deliverable of worked) await submitDraft(draftOf(story, 1), deliverable)
  if (outcome === 'reviewing') return
  yield submittedAt - Math.min(demo.age * 0.1, 1.5)
  const comment = {
    text: changeRequest(n + demo.title.length),
    fileId: null,
    atMs: null,
    box: null,
    outsideCommentId: null,
  }
  for (const { id, spec } of worked)
    await asBrand(rejectWork, {
      deliverableId: id,
      comments: [{ ...comment, briefLine: spec.brief }],
    })
  if (outcome === 'changing') return
  if (isDisagreement(outcome)) return yield* disagreementCourse({ ...story, dealId, offerId })
  const isPaid = outcome === 'completed'
  const endedAt = endOf(story)
  yield isPaid ? endedAt + LAST_DRAFT_DAYS : Math.min(demo.age * 0.2, 2.6)
  for (const deliverable of worked) await submitDraft(draftOf(story, 2), deliverable)
  yield isPaid ? endedAt + PAYOUT_DAYS : Math.min(demo.age * 0.15, 1.2)
  await approveAndPost(story, worked)
  if (!isPaid) return
  yield endedAt
  await asBrand(completeDeal, { dealId })
  yield endedAt - 0.3
  await (story.review ? writeReviews(story, dealId, story.review) : seedReviews(story, dealId))
}

/**
 * Returns how many days ago a paid deal was completed: the deals of a campaign one after the other, from soon after their first drafts until
 * yesterday, so that the dates of reviews differ.
 */
const endOf = ({ demo, n }: Story): number => Math.max(1.1, (demo.age * 0.4 - 5.6) * (1 - (n % 8) * 0.12))

/** The talent gives an address, and the brand sends the product or is about to. */
async function* shipping({ demo, brandId, talentId, outcome }: Story, dealId: string): Course {
  yield 2.2
  const address = {
    name: 'Demo recipient',
    street: '12 Orchard Row',
    line2: '',
    city: 'London',
    postcode: 'SE1 7TP',
    country: 'GB',
    phone: '',
  }
  await actAsTalent(talentId)(addProductAddress, { dealId, address, option: demo.product?.options[1] ?? '' })
  if (outcome === 'to_ship') return
  yield 1.2
  await actAs('brand', brandId)(shipProduct, {
    dealId,
    carrier: 'royal_mail',
    trackingNo: 'AB123456785GB',
    code: '',
    returnTo: '',
  })
}

/** Every fourth talent has not completed their bank details. */
function isUnfinished({ n }: Story): boolean {
  return n % 4 === 3
}

/** Returns what the talent submits as a first or second draft. */
function draftOf({ demo, talentId, n }: Story, no: 1 | 2) {
  const motif = demo.drafts ?? demo.picture[0]
  return {
    talentId,
    title: demo.title,
    still: motif,
    film: motif,
    name: `draft-${no}`,
    note: draftNote(no, n + demo.title.length),
  }
}
