import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { completeDeal } from '../src/modules/deals/complete-deal.ts'
import { getTalentDeal } from '../src/modules/deals/get-deals.ts'
import { acceptOffer } from '../src/modules/offers/answer-offer.ts'
import { getTalentOffer } from '../src/modules/offers/get-offers.ts'
import { sendOffer } from '../src/modules/offers/send-offer.ts'
import { performDueCalls } from '../src/platform/provider/provider-calls.ts'
import { actAs, dayFromPresent } from './act-as.ts'
import type { Booking } from './booking.ts'
import type { DemoPackage } from './crafts.ts'
import { organicFor, REVIEW_DAYS, roundFee } from './demo-campaign.ts'
import { replyDaysOf } from './habits.ts'
import type { PageFigures } from './page-figures.ts'
import { seedHold, seedPayee } from './payments.ts'
import { actAsTalent } from './represented.ts'
import { writeReviews } from './reviews.ts'
import { approveAndPost, LAST_DRAFT_DAYS, PAYOUT_DAYS, submitDraft } from './seed-work.ts'
import type { DemoTalent } from './talents.ts'
import type { Course } from './timeline.ts'

/** Who takes part in a booking, and what the talent’s page shows. */
interface BookingParties {
  brandId: string
  talentId: string
  talent: DemoTalent
  figures: PageFigures
  /** The position among all bookings, which varies the time of the answer. */
  n: number
}

/** The days between a direct offer and the end of its deal. */
const OFFERED_DAYS = 9

/** A draft that comes late was due after so many days; it is submitted after nearly five. */
const URGENT_DAYS = 3

/** Returns the course of a direct offer for a package, from the offer to the reviews of the completed deal. */
export async function* bookingCourse(
  { sells, ended, review, isLate = false }: Booking,
  { brandId, talentId, talent, figures, n }: BookingParties,
): Course {
  const { displayName: name, works, packages } = talent
  const sold = required(packages[sells], `${name} has no package ${sells}`)
  const [asBrand, asTalent] = [actAs('brand', brandId), actAsTalent(talentId)]
  yield ended + OFFERED_DAYS
  const terms = termsOf(sold, figures.startsAt, isLate)
  const { offer } = await asBrand(sendOffer, { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms })
  await seedHold(brandId, offer.id)
  yield ended + OFFERED_DAYS - replyDaysOf(name, n)
  await seedPayee(talentId, { isFinished: true })
  await asTalent(acceptOffer, { offerId: offer.id, versionNo: 1 })
  await performDueCalls()
  const accepted = await asTalent(getTalentOffer, { offerId: offer.id })
  const dealId = required(accepted.dealId, `The accepted offer to ${name} has no deal`)
  const { deliverables } = await asTalent(getTalentDeal, { dealId })
  yield ended + LAST_DRAFT_DAYS
  const still = required(works[0]?.[0], `${name} has no work`)
  const film = required(works.find(([, , , kind]) => kind === 'film')?.[0], `${name} has no film`)
  const draft = {
    talentId,
    title: sold[0],
    still,
    film,
    name: 'draft',
    note: 'Here it is, with the files in full size.',
  }
  for (const deliverable of deliverables) await submitDraft(draft, deliverable)
  yield ended + PAYOUT_DAYS
  await approveAndPost({ brandId, talentId }, deliverables)
  yield ended
  await asBrand(completeDeal, { dealId })
  if (!review) return
  yield ended - 0.3
  await writeReviews({ brandId, talentId }, dealId, review)
}

/** Returns a value that the demo data must have. */
function required<T>(value: T | null | undefined, problem: string): T {
  if (value === null || value === undefined) throw new Error(`The demo cannot seed a booking: ${problem}.`)
  return value
}

/** Returns the terms of an offer for a package at its price, with its drafts due after its turnaround, or sooner for one that comes late, and then days to review them. */
function termsOf(
  [title, platform, format, quantity, multiple, turnaroundDays, revisions, rightsDays]: DemoPackage,
  startsAt: number,
  isLate: boolean,
): OfferTerms {
  const dueIn = isLate ? URGENT_DAYS : turnaroundDays
  const isPosted = platform !== 'file'
  return {
    price: roundFee(startsAt * multiple * 100),
    currency: DEFAULT_CURRENCY,
    deliverables: [
      {
        platform,
        format,
        quantity,
        brief: `${title}, as your page describes it.`,
        draftDue: dayFromPresent(dueIn),
        postFrom: isPosted ? dayFromPresent(dueIn + REVIEW_DAYS) : null,
        postUntil: isPosted ? dayFromPresent(dueIn + REVIEW_DAYS + 10) : null,
        minLiveDays: isPosted ? 30 : 0,
      },
    ],
    revisions,
    extraRevisionPrice: null,
    renewalPrice: null,
    milestones: [],
    brandTerms: null,
    rights: organicFor(rightsDays),
    product: null,
    exclusivity: null,
    message: `We would like to book “${title}” from your page${isLate ? `, with a first draft within ${URGENT_DAYS} days` : ''}.`,
  }
}
