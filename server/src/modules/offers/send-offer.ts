import type { CallInput } from '@marquee/contract/call'
import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail, failField } from '@marquee/contract/errors'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { type Application, lockApplication, lockApplicationFor } from '../applications/applications.store.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { type Campaign, lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { closeOffer } from './close-offer.ts'
import { getOffer } from './get-offers.ts'
import { offerEvent } from './offer-event.ts'
import { payableFor } from './offer-payable.ts'
import { createOffer, type Offer, updateOffer } from './offers.store.ts'
import { priceTerms } from './price-terms.ts'
import { representationFor } from './representation.ts'
import { proposeVersion } from './versions.ts'

type Input = CallInput<typeof offerCalls.sendOffer>

/**
 * Makes version 1 and what is to be paid for it; the talent sees it once that is held on a card. Refuses `open_offer_exists` for a
 * second open offer to the same talent for the same campaign.
 */
export const sendOffer: Handler<typeof offerCalls.sendOffer> = async (ctx, input) => {
  const campaign =
    input.campaignId === DIRECT_CAMPAIGN_ID
      ? null
      : ((await lockOwnCampaign(input.campaignId, ctx.actor.id)) ?? fail('not_found'))
  if (campaign && campaign.currency !== input.terms.currency)
    failField('terms.currency', `This campaign pays in ${campaign.currency}.`)
  const application = await applicantOf(input, campaign)
  await refuseUnreachable(input.talentId, application)
  const draft = await draftOffer(ctx, input, campaign, application)
  const payable = await payableFor(draft, { no: 1, price: draft.price, terms: input.terms })
  await updateOffer(draft.id, { payableId: payable.id })
  return { offer: await getOffer(draft.id, ctx.actor, 'brand'), payable: viewPayable(payable) }
}

/**
 * The draft's amount is held: the talent sees it from now on, with full time to answer. An applicant who has left in between, or a
 * managed talent whom nobody represents any more, ends it instead, and the hold goes back.
 */
export async function sendDraft(draft: Offer, now: Date): Promise<void> {
  const application = draft.applicationId ? await lockApplication(draft.applicationId) : undefined
  if (application && !isWaiting(application))
    return closeOffer(draft, 'discard', { by: 'brand', now, reason: 'application withdrawn' })
  if (!application && (await isOutOfReach(draft.talentId)))
    return closeOffer(draft, 'discard', { by: 'brand', now, reason: 'talent unavailable' })
  const changes = { expiresAt: await answerBy(now, draft.payableId) }
  const { offer } = await advanceOffer(draft, 'send', { by: 'system', now, changes })
  if (application)
    await advanceApplication(application, 'offer', { by: 'system', now, changes: { offerId: draft.id } })
  await emit('offer.sent', offerEvent(offer))
}

async function draftOffer(
  ctx: RequestContext,
  { talentId, terms }: Input,
  campaign: Campaign | null,
  application: Application | undefined,
): Promise<Offer> {
  const brand = await loadBrand(ctx.actor.id)
  const drafted = move(offerLifecycle, { status: 'new', version: 0 }, 'draft', 'brand', {
    ...{
      entitled: brand !== undefined && isEntitled(brand),
      expired: false,
      counterOffersUsed: 0,
      sameTerms: false,
      extendedOnce: false,
    },
    campaignRunning: !campaign || ['live', 'paused', 'closed'].includes(campaign.status),
    placesLeft: !campaign || campaign.placesTaken < campaign.places,
    funded: false,
    charging: false,
  })
  const whose = await representationFor(talentId, application, ctx.now)
  const price = await priceTerms(terms, whose.commission)
  const ids = {
    brandId: ctx.actor.id,
    talentId,
    campaignId: campaign?.id ?? null,
    applicationId: application?.id ?? null,
  }
  const offer =
    (await createOffer({
      ...ids,
      ...whose,
      price,
      status: drafted.to,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })) ?? fail('open_offer_exists')
  await proposeVersion(offer, [], { by: 'brand', kind: 'offer', terms, now: ctx.now })
  await recordTransition('offer', offer.id, drafted, 'brand')
  return offer
}

/** The talent's application, when it still waits for an answer. One named in the request must be the one found. */
async function applicantOf(
  { talentId, applicationId }: Input,
  campaign: Campaign | null,
): Promise<Application | undefined> {
  const application = campaign ? await lockApplicationFor(campaign.id, talentId) : undefined
  if (applicationId && application?.id !== applicationId) fail('not_found')
  return application && isWaiting(application) ? application : undefined
}

function isWaiting(application: Application): boolean {
  return application.status === 'submitted' || application.status === 'shortlisted'
}

/** Who did not apply is reached only if they can be found and take offers of their own accord. */
async function refuseUnreachable(talentId: string, application: Application | undefined): Promise<void> {
  const talent = (await loadTalent(talentId)) ?? fail('not_found')
  if (!application && !(talent.isListed && talent.takesDirectOffers)) fail('talent_unavailable')
}

/** With the mandate of whoever has no own sign-in direct offers end, too: nobody could answer one. */
async function isOutOfReach(talentId: string): Promise<boolean> {
  const talent = await loadTalent(talentId)
  return !talent || (talent.accountId === null && !talent.takesDirectOffers)
}
