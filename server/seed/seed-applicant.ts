import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { apply } from '../src/modules/applications/apply.ts'
import { withdrawApplication } from '../src/modules/applications/edit-application.ts'
import { declineApplication, manageApplicant } from '../src/modules/applications/manage-applicant.ts'
import { completeDeal } from '../src/modules/deals/complete-deal.ts'
import { getTalentDeal } from '../src/modules/deals/get-deals.ts'
import { completeWork, rejectWork } from '../src/modules/deals/review-submission.ts'
import { postWork, submitWork } from '../src/modules/deals/submit-work.ts'
import { acceptOffer, rejectOffer } from '../src/modules/offers/answer-offer.ts'
import { counterOffer } from '../src/modules/offers/counter-offer.ts'
import { getTalentOffer } from '../src/modules/offers/get-offers.ts'
import { sendOffer } from '../src/modules/offers/send-offer.ts'
import { performDueCalls } from '../src/platform/provider/provider-calls.ts'
import { runDueTimers } from '../src/platform/timers/timers.ts'
import { actAs, daysAgo } from './act-as.ts'
import { demoBrands } from './brands.ts'
import type { DemoCampaign } from './campaigns.ts'
import { type Outcome, taking } from './outcomes.ts'
import { seedHold, seedPayee } from './payments.ts'
import { drawPicture } from './pictures.ts'
import { acceptPendingConsent, actAsTalent, actingAccountFor, isManaged } from './represented.ts'

interface Story {
  demo: DemoCampaign
  brandId: string
  talentId: string
  campaignId: string
  outcome: Outcome
  n: number
  terms: OfferTerms
}

const pitches = [
  'I have wanted to film this for a year. One take, natural light, no music.',
  'My people ask me about exactly this every week. I would answer them on camera.',
  'I can start on Monday and have a first draft within five days.',
  'Small room, big window, honest words. Three examples are on my profile.',
  'I use something like it already, so the comparison would be a fair one.',
]

/** Seeds one application up to its outcome. Each step is dated by a fraction of the campaign's age. */
export async function seedApplicant(story: Story): Promise<void> {
  const { demo, brandId, talentId, campaignId, outcome, n, terms } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  daysAgo(demo.age * (0.9 - n * 0.01))
  const pitch = pitches[(n + demo.title.length) % pitches.length] ?? ''
  const answers = ['The product itself, in somebody’s hand.']
  const proposedFee = demo.fee === null ? null : terms.price
  const application = await asTalent(apply, {
    campaignId,
    pitch,
    proposedFee,
    answers,
    sampleUrls: [],
    acknowledgesUnpaid: demo.fee === null,
  })
  const applicationId = application.id
  if (outcome === 'submitted') return
  daysAgo(demo.age * 0.75)
  if (outcome === 'withdrawn') return void (await asTalent(withdrawApplication, { applicationId }))
  if (outcome === 'declined')
    return void (await asBrand(declineApplication, {
      applicationId,
      reason: 'audience',
      note: 'A lovely pitch; we need a different audience this time.',
    }))
  await asBrand(manageApplicant, { applicationId, action: 'shortlist' })
  if (outcome !== 'shortlisted') await seedNegotiation(story, applicationId)
}

async function seedNegotiation(story: Story, applicationId: string): Promise<void> {
  const { demo, brandId, talentId, campaignId, outcome, n, terms } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  const isOpen = outcome === 'offered' || outcome === 'countered'
  daysAgo(isOpen ? Math.min(demo.age * 0.6, 1.4 + n * 0.1) : demo.age * 0.65)
  const { offer } = await asBrand(sendOffer, { campaignId, talentId, applicationId, terms })
  await seedHold(brandId, offer.id)
  if (outcome === 'offered') return acceptPendingConsent(talentId, offer.id)
  if (outcome === 'expired') {
    daysAgo(Math.max(0.1, demo.age * 0.65 - 3.1))
    await runDueTimers()
    return void (await performDueCalls())
  }
  daysAgo(isOpen ? 0.6 : demo.age * 0.6)
  if (outcome === 'rejected')
    return void (await asTalent(rejectOffer, {
      offerId: offer.id,
      reason: 'dates',
      note: 'I am away that week, sorry.',
    }))
  const request = {
    ...terms,
    price: Math.round(terms.price * 1.15),
    revisions: 1,
    message: 'The edit takes a day more than the brief says.',
  }
  if (outcome === 'countered')
    return void (await asTalent(counterOffer, { offerId: offer.id, versionNo: 1, terms: request }))
  if (taking.includes(outcome)) await seedWork(story, offer.id)
}

async function seedWork(story: Story, offerId: string): Promise<void> {
  const { demo, brandId, talentId, outcome } = story
  const asBrand = actAs('brand', brandId)
  const asTalent = actAsTalent(talentId)
  if (!isManaged(talentId)) await seedPayee(talentId, { isFinished: !isUnfinished(story) })
  await asTalent(acceptOffer, { offerId, versionNo: 1 })
  await performDueCalls()
  if (outcome === 'making') return
  const dealId = (await asTalent(getTalentOffer, { offerId })).dealId ?? ''
  const { deliverables } = await asTalent(getTalentDeal, { dealId })
  const worked = outcome === 'reviewing' || outcome === 'changing' ? deliverables.slice(0, 1) : deliverables
  for (const deliverable of worked) {
    daysAgo(outcome === 'reviewing' ? Math.min(demo.age * 0.4, 1.6) : demo.age * 0.4)
    await submitPicture(story, deliverable.id, 1)
    if (outcome === 'reviewing') continue
    daysAgo(demo.age * 0.3)
    await asBrand(rejectWork, {
      deliverableId: deliverable.id,
      comments: [
        {
          text: 'Lovely light. Could the product come a little earlier?',
          atMs: null,
          briefLine: demo.summary,
        },
      ],
    })
    if (outcome === 'changing') continue
    daysAgo(demo.age * 0.2)
    await submitPicture(story, deliverable.id, 2)
    daysAgo(Math.min(demo.age * 0.15, 1.2))
    await asBrand(completeWork, { deliverableId: deliverable.id })
    if (deliverable.spec.platform !== 'file')
      await asTalent(postWork, {
        deliverableId: deliverable.id,
        postUrl: `https://${deliverable.spec.platform}.example/p/${deliverable.id.slice(0, 8)}`,
      })
  }
  daysAgo(Math.min(demo.age * 0.1, 1.1))
  if (outcome !== 'completed') return
  await asBrand(completeDeal, { dealId })
}

/** Every fourth talent has not completed their bank details. */
function isUnfinished({ n }: Story): boolean {
  return n % 4 === 3
}

async function submitPicture({ demo, talentId }: Story, deliverableId: string, no: number): Promise<void> {
  const motif = demoBrands.find((brand) => brand.key === demo.brand)?.motif ?? 'hills'
  const of = `${demo.title} ${deliverableId} ${no}`
  const picture = await drawPicture({
    folder: 'deliverables',
    ownerId: actingAccountFor(talentId, submitWork),
    of,
    motif,
    width: 720,
    height: 900,
    name: `draft-${no}.webp`,
  })
  const note = no === 1 ? 'First draft. Tell me if the beginning reads.' : 'The product comes earlier now.'
  await actAsTalent(talentId)(submitWork, {
    deliverableId,
    fileIds: [picture.id],
    caption: '#ad One week, no filter.',
    note,
  })
}
