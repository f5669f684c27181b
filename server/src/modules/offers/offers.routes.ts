import type { attachedTermsCalls } from '@marquee/contract/calls/brand-terms'
import type { offerCalls } from '@marquee/contract/calls/offers'
import type { Routes } from '../../platform/handler.ts'
import { acceptOffer, brandExtendOffer, cancelOffer, rejectOffer, talentExtendOffer } from './answer-offer.ts'
import { brandManageCounter, counterOffer, editOffer, talentManageCounter } from './counter-offer.ts'
import { getAttachedTerms } from './get-attached-terms.ts'
import { getBrandOffer, getSentOffers, getTalentOffer, getTalentOffers } from './get-offers.ts'
import { sendOffer } from './send-offer.ts'

export const offerRoutes: Routes<typeof offerCalls> = {
  sendOffer,
  sentOffers: getSentOffers,
  editOffer,
  cancelOffer,
  brandOffer: getBrandOffer,
  brandManageCounter,
  brandExtendOffer,
  talentOffers: getTalentOffers,
  talentOffer: getTalentOffer,
  acceptOffer,
  rejectOffer,
  counterOffer,
  talentManageCounter,
  talentExtendOffer,
  agentOffers: getTalentOffers,
  agentOffer: getTalentOffer,
  agentAcceptOffer: acceptOffer,
  agentRejectOffer: rejectOffer,
  agentCounterOffer: counterOffer,
  agentManageCounter: talentManageCounter,
  agentExtendOffer: talentExtendOffer,
}

export const attachedTermsRoutes: Routes<typeof attachedTermsCalls> = {
  brandAttachedTerms: getAttachedTerms,
  talentAttachedTerms: getAttachedTerms,
  agentAttachedTerms: getAttachedTerms,
}
