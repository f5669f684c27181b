import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { addCampaign } from '../src/modules/campaigns/add-campaign.ts'
import { completeCampaign, moveCampaign } from '../src/modules/campaigns/move-campaign.ts'
import { deleteSetting, saveSetting } from '../src/modules/settings/settings.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { actAs, dayFromNow } from './act-as.ts'
import { campaignReviews } from './campaign-reviews.ts'
import { type DemoCampaign, REVIEW_DAYS, roundFee } from './demo-campaign.ts'
import { replyDaysOf } from './habits.ts'
import { offerMessage } from './notes.ts'
import { outcomeOf, taking } from './outcomes.ts'
import { drawPicture, randomOf } from './pictures.ts'
import { isRepresented } from './represented.ts'
import { applicantCourse } from './seed-applicant.ts'
import { demoTalents } from './talents.ts'
import type { Course, Timeline } from './timeline.ts'

/** Talents of the agency apply by chance to so many campaigns only, so that the home of the agent is not too long to read. */
const AGENCY_CAMPAIGNS = 5

/**
 * Returns the course of one campaign from its publication to today. `turn` varies the data of a brand's campaigns.
 */
export async function* campaignCourse(
  timeline: Timeline,
  demo: DemoCampaign,
  turn: number,
  brandId: string,
  talents: string[],
): Course {
  yield demo.age
  const asBrand = actAs('brand', brandId)
  const [motif, variant] = demo.picture
  const cover = await drawPicture({
    folder: 'covers',
    ownerId: brandId,
    of: demo.title,
    motif,
    variant,
  })
  const publish = demo.state !== 'draft' && demo.state !== 'in_review'
  // A campaign waits for review only while the review setting is on, so it is switched on for this one.
  const isReviewed = demo.state === 'in_review'
  if (isReviewed) await inTransaction(systemActor, () => saveSetting('campaignReview', 'all'))
  const campaign = await asBrand(addCampaign, {
    ...briefOf(demo, turn),
    typeIds: [],
    coverFileId: cover.id,
    publish,
  })
  if (isReviewed) {
    await asBrand(moveCampaign, { campaignId: campaign.id, event: 'submit' })
    await inTransaction(systemActor, () => deleteSetting('campaignReview'))
  }
  await startApplicants(timeline, demo, turn, { brandId, campaignId: campaign.id }, talents)
  yield Math.min(demo.age * 0.08, 1)
  if (demo.state === 'paused') await asBrand(moveCampaign, { campaignId: campaign.id, event: 'pause' })
  if (demo.state === 'closed' || demo.state === 'completed')
    await asBrand(moveCampaign, { campaignId: campaign.id, event: 'close' })
  if (demo.state === 'completed') await asBrand(completeCampaign, { campaignId: campaign.id })
  if (demo.state === 'cancelled') await asBrand(moveCampaign, { campaignId: campaign.id, event: 'cancel' })
}

async function startApplicants(
  timeline: Timeline,
  demo: DemoCampaign,
  turn: number,
  stage: { brandId: string; campaignId: string },
  talents: string[],
): Promise<void> {
  let placesLeft = demo.places
  const chance = randomOf(`${demo.title} applicants`)
  const others = talents.slice(1).filter((id) => turn < AGENCY_CAMPAIGNS || !isRepresented(id))
  // Campaigns with outcomes of their own start with the agency's managed talents, whose shares wait for a claim.
  const shuffled = demo.outcomes ? talents.toReversed() : others.toSorted(() => chance() - 0.5)
  // The demo sign-in of a talent takes part in most campaigns.
  const usual = turn % 3 === 2 ? shuffled : [talents[0] ?? '', ...shuffled]
  const first = (demo.firstApplicants ?? []).flatMap((position) => talents[position] ?? [])
  const applicantIds = [...first, ...usual.filter((id) => !first.includes(id))]
  for (const [n, talentId] of applicantIds.slice(0, demo.applicants).entries()) {
    const outcome = outcomeOf(demo, { n, turn, placesLeft })
    if (taking.includes(outcome)) placesLeft -= 1
    const name = demoTalents[talents.indexOf(talentId)]?.displayName ?? ''
    const review = campaignReviews[demo.title]?.[name]
    const replyDays = replyDaysOf(name, n)
    await timeline.start(
      applicantCourse({ ...stage, demo, talentId, outcome, n, terms: termsOf(demo, n), review, replyDays }),
    )
  }
}

function briefOf(demo: DemoCampaign, turn: number) {
  const price = (demo.fee ?? 0) * 100
  const openFor = demo.openFor ?? 9 + (turn % 5) * 4
  return {
    title: demo.title,
    visibility: 'public' as const,
    objective: demo.objective,
    summary: demo.brief.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    productName: demo.productName,
    product: demo.product ?? null,
    payModel:
      demo.fee === null ? ('gifted' as const) : turn % 4 === 1 ? ('range' as const) : ('fixed' as const),
    feeMin: price,
    feeMax: turn % 4 === 1 ? roundFee(price * 1.25) : price,
    budget: price * demo.places,
    currency: 'GBP' as const,
    places: demo.places,
    deliverables: deliverablesOf(demo, openFor + 14),
    rights: demo.rights,
    exclusivity: demo.exclusivity,
    mustInclude: demo.mustInclude,
    mustAvoid: demo.mustAvoid,
    questions: demo.question ? [demo.question.text] : [],
    applyBy: dayFromNow(openFor),
  }
}

/** Returns the deliverables of a campaign, with drafts due in so many days. They go live after the brand’s time to review them. */
const deliverablesOf = ({ work }: DemoCampaign, dueIn: number): OfferTerms['deliverables'] =>
  work.map((item) => ({
    ...item,
    draftDue: dayFromNow(dueIn),
    minLiveDays: item.platform === 'file' ? 0 : 30,
    ...(item.platform === 'file'
      ? { postFrom: null, postUntil: null }
      : { postFrom: dayFromNow(dueIn + REVIEW_DAYS), postUntil: dayFromNow(dueIn + REVIEW_DAYS + 8) }),
  }))

/** What applicants ask for, as a share of the fee. */
const shares = [1, 0.95, 1, 1.1, 0.9] as const

function termsOf(demo: DemoCampaign, n: number): OfferTerms {
  return {
    price: roundFee((demo.fee ?? 0) * 100 * (shares[n % shares.length] ?? 1)),
    currency: 'GBP',
    // Due soon also for late applicants of old campaigns, because a payment is held only so long.
    deliverables: deliverablesOf(demo, 4 + (n % 8)),
    revisions: 2,
    extraRevisionPrice: n % 2 ? 6_000 : null,
    renewalPrice: n % 2 ? 4_000 : null,
    milestones: [],
    brandTerms: null,
    rights: demo.rights,
    product: demo.product ?? null,
    exclusivity: demo.exclusivity,
    message: offerMessage(n + demo.title.length),
  }
}
