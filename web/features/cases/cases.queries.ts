import { cancellationCalls } from '@marquee/contract/calls/cancellations'
import { disputeCalls } from '@marquee/contract/calls/disputes'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that an action on a case makes stale. */
export const caseTopics = ['deals', 'home', 'earnings', 'budgets', 'payments', 'campaigns']

/** The calls of each viewer about cancellations; the brand’s request also covers its plan. */
export const cancellationRows = {
  brand: {
    list: cancellationCalls.brandCancellations,
    agree: cancellationCalls.brandAgreeCancellation,
    refuse: cancellationCalls.brandRefuseCancellation,
    propose: cancellationCalls.brandProposeCancellation,
    withdraw: cancellationCalls.brandWithdrawCancellation,
  },
  talent: {
    list: cancellationCalls.talentCancellations,
    agree: cancellationCalls.talentAgreeCancellation,
    refuse: cancellationCalls.talentRefuseCancellation,
    propose: cancellationCalls.talentProposeCancellation,
    withdraw: cancellationCalls.talentWithdrawCancellation,
  },
  agent: {
    list: cancellationCalls.agentCancellations,
    agree: cancellationCalls.agentAgreeCancellation,
    refuse: cancellationCalls.agentRefuseCancellation,
    propose: cancellationCalls.agentProposeCancellation,
    withdraw: cancellationCalls.agentWithdrawCancellation,
  },
} as const

/** The request of each viewer. */
export const requestRows = {
  brand: cancellationCalls.cancellationReq,
  talent: cancellationCalls.talentCancellationReq,
  agent: cancellationCalls.agentCancellationReq,
} as const

/** The calls of each viewer about disputes. */
export const disputeRows = {
  brand: {
    list: disputeCalls.brandDisputes,
    open: disputeCalls.brandOpenDispute,
    add: disputeCalls.brandDisputeStatement,
    propose: disputeCalls.brandProposeSettlement,
    accept: disputeCalls.brandAcceptSettlement,
    withdraw: disputeCalls.brandWithdrawDispute,
    appeal: disputeCalls.brandAppeal,
    waive: disputeCalls.brandWaiveAppeal,
  },
  talent: {
    list: disputeCalls.talentDisputes,
    open: disputeCalls.talentOpenDispute,
    add: disputeCalls.talentDisputeStatement,
    propose: disputeCalls.talentProposeSettlement,
    accept: disputeCalls.talentAcceptSettlement,
    withdraw: disputeCalls.talentWithdrawDispute,
    appeal: disputeCalls.talentAppeal,
    waive: disputeCalls.talentWaiveAppeal,
  },
  agent: {
    list: disputeCalls.agentDisputes,
    open: disputeCalls.agentOpenDispute,
    add: disputeCalls.agentDisputeStatement,
    propose: disputeCalls.agentProposeSettlement,
    accept: disputeCalls.agentAcceptSettlement,
    withdraw: disputeCalls.agentWithdrawDispute,
    appeal: disputeCalls.agentAppeal,
    waive: disputeCalls.agentWaiveAppeal,
  },
} as const

/** Reads the cancellation requests of a deal, newest first. */
export function useCancellations(side: Viewer, dealId: string) {
  return useCallQuery(['deals', side, dealId, 'cancellations'], cancellationRows[side].list, { dealId })
}

/** Reads the disputes about a deal, newest first. */
export function useDisputes(side: Viewer, dealId: string) {
  return useCallQuery(['deals', side, dealId, 'disputes'], disputeRows[side].list, { dealId })
}
