import { randomUUID } from 'node:crypto'
import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail, failField } from '@marquee/contract/errors'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { isGift } from '@marquee/contract/terms/price'
import type { Handler } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { lockApplicationFor } from '../applications/applications.store.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { lockOwnCampaign } from '../campaigns/campaigns.store.ts'
import { lockStatusOf } from '../identity/identity.store.ts'
import { findNoFeePeriod } from '../outside-talents/outside-talents.store.ts'
import { addPayable } from '../payments/payables.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { findTalentFor, loadTalent } from '../talents/talents.store.ts'
import { attachTerms, failAttached } from './attach-terms.ts'
import { addPayableFor } from './hold.ts'
import { isUndecided, offerFacts, requireFee, requireMilestones, withoutUnusedPrice } from './offer.ts'
import {
  createOffer,
  createVersion,
  listMandatesOf,
  type Negotiation,
  type Offer,
  settingsOf,
} from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { representationFor } from './representation.ts'
import { sendDraft } from './save-offer.ts'
import { signVersion } from './sign-version.ts'
import { addVersion, priceTerms } from './terms.ts'

const fundingPeriodMs = offerLifecycle.timers.funding.after

/**
 * Creates version 1 of an offer and its payable; the talent sees it once the amount is held on a card, and at
 * once when the work is gifted. Fails with `open_offer_exists` for a second open offer to the same talent for the same campaign, and with
 * `talent_unavailable` when the talent did not apply and takes no direct offers, or is suspended. A brand that shares no work
 * with a suspended talent gets `not_found`, as for one who does not exist.
 */
export const sendOffer: Handler<typeof offerCalls.sendOffer> = async (ctx, input) => {
  const { talentId } = input
  const terms = withoutUnusedPrice(input.terms)
  const brandId = ctx.actor.id
  const campaignId = input.campaignId === DIRECT_CAMPAIGN_ID ? null : input.campaignId

  // Load, the locks first: sent together, one wait for all.
  const [campaign, applied, , brand, talent, mandates, settings, signer, noFee, isAttached] =
    await Promise.all([
      campaignId ? lockOwnCampaign(campaignId, brandId) : null,
      campaignId ? lockApplicationFor({ campaignId, talentId, brandId }) : null,
      lockStatusOf(talentId),
      loadBrand(brandId),
      loadTalent(talentId),
      listMandatesOf(talentId),
      readMarketSettings(),
      loadSigner(ctx, input.signature),
      findNoFeePeriod(brandId, talentId),
      attachTerms(brandId, terms.brandTerms, ctx.now),
    ])
  if (campaign === undefined) fail('not_found')

  // Decide.
  if (campaign && campaign.currency !== terms.currency)
    failField('terms.currency', `This campaign pays in ${campaign.currency}.`)
  requireFee(terms, campaign)
  requireMilestones(terms, ctx.now)
  if (!isAttached) failAttached()
  if (input.applicationId && applied?.id !== input.applicationId) fail('not_found')
  const application = applied && isUndecided(applied) ? applied : undefined
  if (!brand || !talent) fail('not_found')
  if (talent.suspendedAt) fail((await findTalentFor(talentId, brandId)) ? 'talent_unavailable' : 'not_found')
  // Whom the brand brought to Marquee takes its direct offers without being found by others.
  const isReachable =
    application !== undefined ||
    ((talent.isListed || noFee !== null) && !talent.removedAt && talent.takesDirectOffers)
  if (!isReachable) fail('talent_unavailable')
  const priced = settingsOf(settings, noFee)
  const parties = {
    brand,
    talent,
    campaign,
    application: application ?? null,
    mandates,
    noFee,
    settings: priced,
  }
  const negotiation = draftOffer(parties, terms, ctx.now)
  const facts = offerFacts(negotiation, { by: 'brand', now: ctx.now })
  const drafted = move(offerLifecycle, { status: 'new', version: 0 }, 'draft', 'brand', facts)

  // Save. The payable comes first, because the offer refers to it.
  const { offer, versions, payables } = negotiation
  for (const { payable } of payables) await addPayable(payable)
  await createOffer(offer)
  for (const version of versions) {
    await createVersion(version)
    await signVersion(negotiation, version, 'brand', signer)
  }
  await recordTransition('offer', offer.id, drafted, 'brand')
  await scheduleTimer('offer', offer.id, 'discard', new Date(ctx.now.getTime() + fundingPeriodMs))
  const sent = isGift(offer.price) ? await sendDraft(negotiation, ctx.now) : negotiation

  // Reply.
  const shown = await viewNegotiation(sent, { viewer: 'brand', agencyId: null })
  return { offer: shown, payable: shown.funding }
}

type Parties = Pick<
  Negotiation,
  'brand' | 'talent' | 'campaign' | 'application' | 'mandates' | 'settings' | 'noFee'
>

/** Returns a draft with its first version and the payable for it; gifted work has none. */
function draftOffer(parties: Parties, terms: OfferTerms, now: Date): Negotiation {
  const representation = representationFor(parties.application, parties.mandates, now)
  const price = priceTerms(terms, representation.commission, parties.settings)
  const offer: Offer = {
    id: randomUUID(),
    campaignId: parties.campaign?.id ?? null,
    applicationId: parties.application?.id ?? null,
    brandId: parties.brand.id,
    talentId: parties.talent.id,
    status: 'draft',
    version: 1,
    versionNo: 1,
    price,
    expiresAt: null,
    extendedOnce: false,
    rejectReason: null,
    rejectNote: '',
    dealId: null,
    payableId: null,
    acceptedBy: null,
    lapsedOnce: false,
    ...representation,
    consentNo: null,
    consentBy: null,
    consentAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const proposal = { by: 'brand', kind: 'offer', terms, price, now } as const
  const { versions, version } = addVersion(offer.id, [], proposal)
  const rest = { ...parties, versions, payables: [], transitions: [], transition: null }
  if (isGift(price)) return { ...rest, offer }
  const { negotiation, payable } = addPayableFor({ ...rest, offer }, version, now)
  return { ...negotiation, offer: { ...offer, payableId: payable.id } }
}
