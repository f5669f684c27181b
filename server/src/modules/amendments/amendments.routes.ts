import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import type { Routes } from '../../platform/handler.ts'
import {
  brandAccept,
  brandRefuse,
  brandWithdraw,
  talentAccept,
  talentRefuse,
  talentWithdraw,
} from './answer-amendment.ts'
import { brandAskMoreTime, talentAskMoreTime } from './ask-more-time.ts'
import { buyRevision, offerRevision } from './extra-revision.ts'
import { getAmendments } from './get-amendments.ts'
import {
  addNewDeliverables,
  brandCounterAmendment,
  editDeliverables,
  proposeAmendment,
  talentCounterAmendment,
} from './propose-amendment.ts'

import { askRenewal, buyRenewal, declineRenewal, offerRenewal } from './renew-rights.ts'

export const amendmentRoutes: Routes<typeof amendmentCalls> = {
  brandAmendments: getAmendments,
  addNewDeliverables,
  editDeliverables,
  buyRevision,
  buyRenewal,
  askRenewal,
  brandAskMoreTime,
  brandAcceptAmendment: brandAccept,
  brandRefuseAmendment: brandRefuse,
  brandCounterAmendment,
  brandWithdrawAmendment: brandWithdraw,
  talentAmendments: getAmendments,
  talentProposeAmendment: proposeAmendment,
  offerRevision,
  offerRenewal,
  declineRenewal,
  talentAskMoreTime,
  acceptNewDeliverables: talentAccept,
  acceptUpdatedDeliverables: talentAccept,
  talentRefuseAmendment: talentRefuse,
  talentCounterAmendment,
  talentWithdrawAmendment: talentWithdraw,
  agentAmendments: getAmendments,
  agentProposeAmendment: proposeAmendment,
  agentOfferRevision: offerRevision,
  agentOfferRenewal: offerRenewal,
  agentDeclineRenewal: declineRenewal,
  agentAskMoreTime: talentAskMoreTime,
  agentAcceptNewDeliverables: talentAccept,
  agentAcceptUpdatedDeliverables: talentAccept,
  agentRefuseAmendment: talentRefuse,
  agentCounterAmendment: talentCounterAmendment,
  agentWithdrawAmendment: talentWithdraw,
}
