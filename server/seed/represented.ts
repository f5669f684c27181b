import type { Call, CallInput, CallOutput, MandateScope, Subject } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { loadAgent } from '../src/modules/agencies/agents.store.ts'
import { apply } from '../src/modules/applications/apply.ts'
import { withdrawApplication } from '../src/modules/applications/edit-application.ts'
import { markConversation } from '../src/modules/conversations/mark-conversation.ts'
import { sendMessage } from '../src/modules/conversations/send-message.ts'
import { postWork } from '../src/modules/deals/post-work.ts'
import { submitWork } from '../src/modules/deals/submit-work.ts'
import { openDispute } from '../src/modules/disputes/open-dispute.ts'
import { proposeSettlement } from '../src/modules/disputes/settle-dispute.ts'
import { delegateTo } from '../src/modules/mandates/act-on-behalf.ts'
import { acceptOffer, rejectOffer } from '../src/modules/offers/answer-offer.ts'
import { counterOffer } from '../src/modules/offers/counter-offer.ts'
import { writeTalentReview } from '../src/modules/reviews/write-review.ts'
import type { Actor } from '../src/platform/handler.ts'
import { type Act, actAs, actWith } from './act-as.ts'

/** What a talent of the demo leaves to the agency. */
interface Represented {
  agentId: string
  leaves: readonly MandateScope[]
  /** The talent has no sign-in of their own. */
  isManaged: boolean
}

const represented = new Map<string, Represented>()

/** Registers that the agency acts for the talent in these matters. */
export function represent(talentId: string, by: Represented): void {
  represented.set(talentId, by)
}

export const isRepresented = (talentId: string): boolean => represented.has(talentId)

export const isManaged = (talentId: string): boolean => represented.get(talentId)?.isManaged ?? false

/** The handlers that agents have a call for, with the right each needs and its subject. */
const delegatedHandlers = new Map<
  unknown,
  { call: string; scope: MandateScope; noun: Subject['noun']; field: string }
>([
  [apply, { call: 'agentApply', scope: 'apply', noun: 'campaign', field: 'campaignId' }],
  [
    withdrawApplication,
    { call: 'agentWithdrawApplication', scope: 'apply', noun: 'application', field: 'applicationId' },
  ],
  [acceptOffer, { call: 'agentAcceptOffer', scope: 'accept', noun: 'offer', field: 'offerId' }],
  [rejectOffer, { call: 'agentRejectOffer', scope: 'accept', noun: 'offer', field: 'offerId' }],
  [counterOffer, { call: 'agentCounterOffer', scope: 'negotiate', noun: 'offer', field: 'offerId' }],
  [submitWork, { call: 'agentUpload', scope: 'upload', noun: 'deliverable', field: 'deliverableId' }],
  [sendMessage, { call: 'sendMessage', scope: 'message', noun: 'conversation', field: 'conversationId' }],
  [openDispute, { call: 'agentOpenDispute', scope: 'negotiate', noun: 'deal', field: 'dealId' }],
  [
    proposeSettlement,
    { call: 'agentProposeSettlement', scope: 'negotiate', noun: 'dispute', field: 'disputeId' },
  ],
  [markConversation, { call: 'markAction', scope: 'message', noun: 'conversation', field: 'conversationId' }],
  [writeTalentReview, { call: 'agentWriteReview', scope: 'message', noun: 'deal', field: 'dealId' }],
  [
    postWork,
    { call: 'agentCompleteDeliverable', scope: 'upload', noun: 'deliverable', field: 'deliverableId' },
  ],
])

/** Returns the account that acts for a talent here: the talent’s own, or the agent’s. */
export function actingAccountFor(talentId: string, act: unknown): string {
  return actingAgent(talentId, act) ?? talentId
}

/**
 * Returns a caller that runs handlers as a demo talent, through their agent where they leave that to the
 * agency.
 */
export function actAsTalent(talentId: string) {
  return <C extends Call>(act: Act<C>, input: CallInput<C>): Promise<CallOutput<C>> => {
    const agentId = actingAgent(talentId, act)
    return agentId ? throughAgent(talentId, agentId)(act, input) : actAs('talent', talentId)(act, input)
  }
}

/**
 * Accepts an open offer as the agency, for a talent who confirms acceptances; the talent's approval stays
 * pending.
 */
export async function acceptPendingConsent(talentId: string, offerId: string): Promise<void> {
  const by = represented.get(talentId)
  if (by && !by.isManaged && !by.leaves.includes('accept'))
    await throughAgent(talentId, by.agentId)(acceptOffer, { offerId, versionNo: 1 })
}

function actingAgent(talentId: string, act: unknown): string | null {
  const [by, delegated] = [represented.get(talentId), delegatedHandlers.get(act)]
  return by && delegated && by.leaves.includes(delegated.scope) ? by.agentId : null
}

function throughAgent(talentId: string, agentId: string) {
  const keys: Actor = { kind: 'account', id: agentId, role: 'talentagent', sessionId: '' }
  return <C extends Call>(act: Act<C>, input: CallInput<C>): Promise<CallOutput<C>> => {
    const delegated = delegatedHandlers.get(act) ?? fail('internal')
    const id = input[delegated.field]
    const subject = typeof id === 'string' ? { noun: delegated.noun, id } : null
    const resolveActor = async () =>
      delegateTo(keys, (await loadAgent(agentId)) ?? fail('internal'), talentId, {
        scope: delegated.scope,
        call: delegated.call,
        subject,
      })
    return actWith(keys, resolveActor)(act, input)
  }
}
