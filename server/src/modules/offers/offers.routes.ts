import type { offerCalls } from '@marquee/contract/calls/offers'
import type { Routes } from '../../platform/handler.ts'
import { acceptOffer } from './accept-offer.ts'
import { cancelOffer, rejectOffer } from './close-offer.ts'
import { counterOffer, editOffer } from './counter-offer.ts'
import { brandExtendOffer, talentExtendOffer } from './extend-offer.ts'
import { getBrandOffer, getSentOffers, getTalentOffer, getTalentOffers } from './get-offers.ts'
import { brandManageCounter, talentManageCounter } from './manage-counter.ts'
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
