import { amendmentCalls } from '@marquee/contract/calls/amendments'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that an action on a change makes stale. */
export const amendmentTopics = [
  'amendments',
  'deals',
  'milestones',
  'home',
  'payments',
  'earnings',
  'campaigns',
]

/** The calls of each viewer; an agent's calls are the talent's, on behalf of a talent. */
export const amendmentRows = {
  brand: {
    list: amendmentCalls.brandAmendments,
    propose: amendmentCalls.editDeliverables,
    askMoreTime: amendmentCalls.brandAskMoreTime,
    accept: amendmentCalls.brandAcceptAmendment,
    refuse: amendmentCalls.brandRefuseAmendment,
    counter: amendmentCalls.brandCounterAmendment,
    withdraw: amendmentCalls.brandWithdrawAmendment,
  },
  talent: {
    list: amendmentCalls.talentAmendments,
    propose: amendmentCalls.talentProposeAmendment,
    askMoreTime: amendmentCalls.talentAskMoreTime,
    accept: amendmentCalls.acceptUpdatedDeliverables,
    refuse: amendmentCalls.talentRefuseAmendment,
    counter: amendmentCalls.talentCounterAmendment,
    withdraw: amendmentCalls.talentWithdrawAmendment,
  },
  agent: {
    list: amendmentCalls.agentAmendments,
    propose: amendmentCalls.agentProposeAmendment,
    askMoreTime: amendmentCalls.agentAskMoreTime,
    accept: amendmentCalls.agentAcceptUpdatedDeliverables,
    refuse: amendmentCalls.agentRefuseAmendment,
    counter: amendmentCalls.agentCounterAmendment,
    withdraw: amendmentCalls.agentWithdrawAmendment,
  },
} as const

/** Reads the changes of a deal, newest first, and what a new one may set. */
export function useAmendments(side: Viewer, dealId: string) {
  return useCallQuery(['amendments', side, dealId], amendmentRows[side].list, { dealId })
}
