import type { disputeCalls } from '@marquee/contract/calls/disputes'
import type { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import type { Routes } from '../../platform/handler.ts'
import { appealDecision, waiveAppeal } from './appeal-dispute.ts'
import { decideCancellation, decideDispute, repeatSettlement } from './decide-case.ts'
import { getOperatorCancellation, getOperatorDispute } from './get-cases.ts'
import { getDisputes } from './get-disputes.ts'
import { openDispute } from './open-dispute.ts'
import {
  acceptSettlement,
  addDisputeStatement,
  proposeSettlement,
  withdrawDispute,
} from './settle-dispute.ts'

export const disputeRoutes: Routes<typeof disputeCalls> = {
  brandDisputes: getDisputes,
  brandOpenDispute: openDispute,
  brandDisputeStatement: addDisputeStatement,
  brandProposeSettlement: proposeSettlement,
  brandAcceptSettlement: acceptSettlement,
  brandWithdrawDispute: withdrawDispute,
  brandAppeal: appealDecision,
  brandWaiveAppeal: waiveAppeal,
  talentDisputes: getDisputes,
  talentOpenDispute: openDispute,
  talentDisputeStatement: addDisputeStatement,
  talentProposeSettlement: proposeSettlement,
  talentAcceptSettlement: acceptSettlement,
  talentWithdrawDispute: withdrawDispute,
  talentAppeal: appealDecision,
  talentWaiveAppeal: waiveAppeal,
  agentDisputes: getDisputes,
  agentOpenDispute: openDispute,
  agentDisputeStatement: addDisputeStatement,
  agentProposeSettlement: proposeSettlement,
  agentAcceptSettlement: acceptSettlement,
  agentWithdrawDispute: withdrawDispute,
  agentAppeal: appealDecision,
  agentWaiveAppeal: waiveAppeal,
}

export const operatorCaseRoutes: Routes<typeof operatorCaseCalls> = {
  operatorDispute: getOperatorDispute,
  operatorCancellation: getOperatorCancellation,
  decideDispute,
  decideCancellation,
  repeatSettlement,
}
