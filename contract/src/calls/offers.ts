import { z } from 'zod'
import { read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { offerLifecycle, offerVersionLifecycle, type rejectReasons } from '../lifecycles/offer.ts'
import { acrossRoster, onBehalfOfSubject } from '../on-behalf.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { typedSignature } from '../rules/signature.ts'
import { id, instant, page, paged, paragraph } from '../rules/text.ts'
import { offeredTerms, offerTerms, seenVersion } from '../terms/offer-terms.ts'
import { priceResponse } from '../terms/price.ts'
import { brandCard } from './campaigns.ts'
import { agencyCardResponse } from './mandates.ts'
import { noFeeResponse } from './outside-talents.ts'
import { payableResponse } from './payments.ts'
import { talentCard } from './talents.ts'

const status = z.enum(statesOf(offerLifecycle))
export const rejectReasonCodes = [
  'price',
  'dates',
  'rights',
  'brand',
  'busy',
  'other',
] as const satisfies (keyof typeof rejectReasons)[]

const version = z.object({
  no: z.int(),
  by: z.enum(['brand', 'talent']),
  status: z.enum(statesOf(offerVersionLifecycle)),
  terms: offerTerms,
  price: priceResponse,
  at: instant(),
})
export type OfferVersion = z.output<typeof version>

/** An offer in a list. */
const card = z.object({
  id: id(),
  status,
  version: z.int(),
  /** The current version; accepting names it. */
  versionNo: z.int(),
  campaign: z.object({ id: id(), title: z.string(), isDirect: z.boolean(), coverUrl: z.string().nullable() }),
  brand: brandCard,
  talent: talentCard,
  price: priceResponse,
  expiresAt: instant().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
  nextActor: z.enum(['brand', 'talent', 'system', 'operator']).nullable(),
  allowedActions: z.array(z.string()),
  /** The hold or charge for the current terms; the talent sees its state but not the card. */
  funding: payableResponse.nullable(),
  dealId: id().nullable(),
  /** The agency that represents the talent in this negotiation; visible to the talent's side only. */
  agency: agencyCardResponse.nullable(),
  /**
   * Set while the agency has accepted these terms and the talent must approve; null otherwise and for the
   * brand.
   */
  consent: z.object({ askedAt: instant(), by: z.string() }).nullable(),
})
export type OfferCard = z.output<typeof card>

const details = card.extend({
  applicationId: id().nullable(),
  extendedOnce: z.boolean(),
  /** Set where the brand brought the talent to Marquee. Each version keeps the fee it was sent with. */
  noFee: noFeeResponse.nullable(),
  versions: z.array(version),
  /** More expensive terms of the brand that need a payment hold; visible to the brand only. */
  draft: z.object({ no: z.int(), payable: payableResponse }).nullable(),
  rejectReason: z.string().nullable(),
  rejectNote: z.string(),
  counterOffersLeft: z.object({ brand: z.int(), talent: z.int() }),
  timeline: z.array(
    z.object({ event: z.string(), by: z.string(), at: instant(), versionNo: z.int().nullable() }),
  ),
})
export type OfferDetails = z.output<typeof details>
/** `payable` is what the brand pays before the talent sees the terms; null for gifted work. */
const withPayable = z.object({ offer: details, payable: payableResponse.nullable() })

const own = { noun: 'offer', field: 'offerId' } as const
const rejection = {
  reason: z.enum(rejectReasonCodes),
  note: withoutContactDetails(paragraph(500, 0)).default(''),
}
/** The name that the acting person signs these terms with; without it their account’s name counts. */
const signed = { signature: withoutContactDetails(typedSignature()).optional() }
const races = ['offer_changed', 'offer_expired'] as const

const talentSide = {
  talentOffers: read('/talent/list-offers', {
    by: ['talent'],
    input: page().extend({ status: status.optional() }),
    response: paged(card),
    summary: 'Offers to the talent, newest first.',
  }),
  talentOffer: read('/talent/getOfferDetails', {
    by: ['talent'],
    input: z.strictObject({ offerId: id() }),
    response: details,
    subject: own,
    summary: 'One offer with all its versions.',
  }),
  acceptOffer: write('/talent/accept-offer', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: ['talent'],
    input: z.strictObject({ ...seenVersion, ...signed }),
    response: details,
    errors: ['places_filled', 'not_funded', 'party_suspended', ...races],
    subject: { ...own, event: 'accept' },
    message: 'Offer accepted. The deal starts once the payment is received.',
    summary: 'Accepts the named version; a deal starts with exactly its terms.',
  }),
  rejectOffer: write('/talent/reject-offer', {
    by: ['talent'],
    input: z.strictObject({ offerId: id(), ...rejection }),
    response: details,
    subject: { ...own, event: 'reject' },
    message: 'Offer declined. The brand will see your reason.',
    summary: 'Declines an offer with a reason.',
  }),
  counterOffer: write('/talent/counter-offer', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: ['talent'],
    input: z.strictObject({ ...seenVersion, terms: offeredTerms, ...signed }),
    response: details,
    errors: ['counter_offer_limit_reached', 'same_terms', 'counter_needs_talent', ...races],
    subject: { ...own, event: 'counter' },
    message: 'Counter-offer sent.',
    summary: 'Makes a counter-offer to the named version.',
  }),
  talentManageCounter: write('/talent/manageCounterOffer', {
    whileActing: { refused: { action: ['accept', 'counter'] } },
    acrossBlock: { refused: { action: ['accept', 'counter'] } },
    by: ['talent'],
    input: z.strictObject({
      ...seenVersion,
      action: z.enum(['withdraw', 'accept', 'reject', 'counter']),
      terms: offeredTerms.optional(),
      reason: rejection.reason.optional(),
      note: rejection.note,
      ...signed,
    }),
    response: details,
    errors: [
      'counter_offer_limit_reached',
      'same_terms',
      'places_filled',
      'not_funded',
      'party_suspended',
      'counter_needs_talent',
      ...races,
    ],
    subject: own,
    message: 'Response sent.',
    summary:
      'Withdraws the talent’s counter-offer, or accepts, declines or counters the brand’s; equivalent to the separate calls.',
  }),
  talentExtendOffer: write('/talent/extend-offer', {
    by: ['talent'],
    input: z.strictObject({ offerId: id() }),
    response: details,
    errors: ['already_extended', 'offer_expired'],
    subject: { ...own, event: 'extend' },
    message: 'The time to respond is extended.',
    summary: 'Extends the time to respond, once, by as much as the market gives for an offer.',
  }),
} as const

export const offerCalls = {
  sendOffer: write('/brand/send-offer', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: ['brand'],
    input: z.strictObject({
      campaignId: id(),
      talentId: id(),
      applicationId: id().optional(),
      terms: offeredTerms,
      ...signed,
    }),
    response: withPayable,
    errors: ['not_entitled', 'campaign_not_open', 'places_filled', 'open_offer_exists', 'talent_unavailable'],
    subject: { noun: 'talent', field: 'talentId', scope: 'public' },
    message: 'Offer saved.',
    summary:
      'Creates an offer, sent once its payable is held on a card: to an applicant, or under the direct campaign id to any talent who takes direct offers.',
  }),
  sentOffers: read('/brand/get-sent-offers', {
    by: ['brand'],
    input: page().extend({ status: status.optional(), campaignId: id().optional() }),
    response: paged(card),
    summary: 'The brand’s offers, newest first.',
  }),
  editOffer: write('/brand/edit-offer', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: ['brand'],
    input: z.strictObject({ ...seenVersion, terms: offeredTerms, ...signed }),
    response: withPayable,
    errors: ['not_entitled', 'same_terms', ...races],
    subject: { ...own, event: 'edit' },
    message: 'New version saved.',
    summary: 'Replaces the current version until the talent responds; the time to respond starts again.',
  }),
  cancelOffer: write('/brand/cancel-offer', {
    by: ['brand'],
    input: z.strictObject({ offerId: id() }),
    response: details,
    subject: { ...own, event: 'cancel' },
    message: 'Offer withdrawn.',
    summary: 'Withdraws an offer that is not accepted yet.',
  }),
  brandOffer: read('/brand/getOfferDetails', {
    by: ['brand'],
    input: z.strictObject({ offerId: id() }),
    response: details,
    subject: own,
    summary: 'One offer with all its versions.',
  }),
  brandManageCounter: write('/brand/manageCounterOffer', {
    whileActing: { refused: { action: ['accept', 'counter'] } },
    acrossBlock: { refused: { action: ['accept', 'counter'] } },
    by: ['brand'],
    input: z.strictObject({
      ...seenVersion,
      action: z.enum(['accept', 'reject', 'counter']),
      terms: offeredTerms.optional(),
      ...signed,
    }),
    response: details.extend({ payable: payableResponse.nullable() }),
    errors: [
      'not_entitled',
      'counter_offer_limit_reached',
      'same_terms',
      'places_filled',
      'party_suspended',
      ...races,
    ],
    subject: own,
    message: 'Your response is sent.',
    summary:
      'Accepts the talent’s counter-offer, declines it (the brand’s last version becomes current again) or counters it with new terms.',
  }),
  brandExtendOffer: write('/brand/extend-offer', {
    by: ['brand'],
    input: z.strictObject({ offerId: id() }),
    response: details,
    errors: ['already_extended', 'offer_expired'],
    subject: { ...own, event: 'extend' },
    message: 'The time to respond is extended.',
    summary: 'Extends the time to respond for both sides, once, by as much as the market gives for an offer.',
  }),

  ...talentSide,

  agentOffers: acrossRoster('/talentagent/offer-list', talentSide.talentOffers, 'view'),
  agentOffer: onBehalfOfSubject('/talentagent/getOfferDetails', talentSide.talentOffer, 'view'),
  agentAcceptOffer: onBehalfOfSubject('/talentagent/accept-offer', talentSide.acceptOffer, 'accept'),
  agentRejectOffer: onBehalfOfSubject('/talentagent/reject-offer', talentSide.rejectOffer, 'accept'),
  agentCounterOffer: onBehalfOfSubject('/talentagent/counter-offer', talentSide.counterOffer, 'negotiate'),
  agentManageCounter: onBehalfOfSubject('/talentagent/manageCounterOffer', talentSide.talentManageCounter, {
    field: 'action',
    scopes: { withdraw: 'negotiate', counter: 'negotiate', accept: 'accept', reject: 'accept' },
  }),
  agentExtendOffer: onBehalfOfSubject('/talentagent/extend-offer', talentSide.talentExtendOffer, 'negotiate'),
}
