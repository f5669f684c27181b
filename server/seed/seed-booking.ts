import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { completeDeal } from '../src/modules/deals/complete-deal.ts'
import { getTalentDeal } from '../src/modules/deals/get-deals.ts'
import { acceptOffer } from '../src/modules/offers/answer-offer.ts'
import { getTalentOffer } from '../src/modules/offers/get-offers.ts'
import { sendOffer } from '../src/modules/offers/send-offer.ts'
import { performDueCalls } from '../src/platform/provider/provider-calls.ts'
import { clock } from '../src/platform/time/clock.ts'
import { today } from '../src/platform/time/day.ts'
import { actAs } from './act-as.ts'
import type { Booking } from './bookings.ts'
import { crafts, type DemoPackage } from './crafts.ts'
import { organicFor, roundFee } from './demo-campaign.ts'
import { pageFigures } from './page-figures.ts'
import { seedHold, seedPayee } from './payments.ts'
import { actAsTalent } from './represented.ts'
import { writeReviews } from './reviews.ts'
import { approveAndPost, PAYOUT_DAYS, submitDraft } from './seed-work.ts'
import { demoTalents } from './talents.ts'
import type { Course } from './timeline.ts'

const DAY_MS = 86_400_000

/** Returns the course of a direct offer for a package, from the offer to the reviews of the completed deal. */
export async function* bookingCourse(
  { talent: name, sells, ended, review }: Booking,
  { brandId, talentId }: { brandId: string; talentId: string },
): Course {
  const index = demoTalents.findIndex(({ displayName }) => displayName === name)
  const { works, niche } = demoTalents[index] ?? fail(name)
  const sold = crafts.find((craft) => craft.niche === niche)?.packages[sells] ?? fail(name)
  const [asBrand, asTalent] = [actAs('brand', brandId), actAsTalent(talentId)]
  yield ended + 9
  const terms = termsOf(sold, pageFigures[index]?.startsAt ?? fail(name))
  const { offer } = await asBrand(sendOffer, { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms })
  await seedHold(brandId, offer.id)
  yield ended + 8.2
  await seedPayee(talentId, { isFinished: true })
  await asTalent(acceptOffer, { offerId: offer.id, versionNo: 1 })
  await performDueCalls()
  const dealId = (await asTalent(getTalentOffer, { offerId: offer.id })).dealId ?? fail(name)
  const { deliverables } = await asTalent(getTalentDeal, { dealId })
  yield ended + 4.1
  const still = works[0]?.[0] ?? fail(name)
  const film = works.find(([, , , kind]) => kind === 'film')?.[0] ?? fail(name)
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

function fail(name: string): never {
  throw new Error(`The demo has no booking like this of ${name}`)
}

/** Returns the terms of an offer for a package at its price, with its drafts due after its turnaround. */
function termsOf(
  [title, platform, format, quantity, multiple, turnaroundDays, revisions, rightsDays]: DemoPackage,
  startsAt: number,
): OfferTerms {
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
        draftDue: dayFromPresent(turnaroundDays),
        postFrom: isPosted ? dayFromPresent(turnaroundDays) : null,
        postUntil: isPosted ? dayFromPresent(turnaroundDays + 10) : null,
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
    message: `We would like to book “${title}” from your page.`,
  }
}

/** Returns a calendar day counted from that of the shifted clock. */
const dayFromPresent = (count: number): string => today(new Date(clock.now().getTime() + count * DAY_MS))
