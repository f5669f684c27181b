import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { listDelegatedActions } from './delegated-actions.store.ts'
import { subjectTitles } from './mandates.ports.ts'

/** What the talent reads about each call that an agent makes on their behalf. */
export const delegatedActionLabels: Readonly<Record<string, string>> = {
  agentApply: 'Applied for a campaign',
  agentAddToFavourites: 'Changed your saved campaigns',
  agentEditApplication: 'Edited an application',
  agentWithdrawApplication: 'Withdrew an application',
  agentAcceptOffer: 'Accepted an offer',
  agentRejectOffer: 'Declined an offer',
  agentCounterOffer: 'Made a counter-offer',
  agentManageCounter: 'Answered or withdrew a counter-offer',
  agentExtendOffer: 'Asked for more time to answer an offer',
  agentUpload: 'Uploaded work',
  agentStartHandle: 'Asked for a code for a social account',
  agentSubmitHandle: 'Said that a code is in a bio',
  agentCompleteDeliverable: 'Added the address of a post',
  agentReplyToComment: 'Answered a comment on work',
  agentResolveComment: 'Marked a comment on work as resolved or open',
  agentCancellationReq: 'Asked to cancel a deal',
  agentAgreeCancellation: 'Agreed to cancel a deal',
  agentRefuseCancellation: 'Declined to cancel a deal',
  agentProposeCancellation: 'Proposed another split for a cancellation',
  agentWithdrawCancellation: 'Withdrew a cancellation request',
  agentOpenDispute: 'Opened a dispute',
  agentDisputeStatement: 'Added a statement to a dispute',
  agentProposeSettlement: 'Proposed a split to settle a dispute',
  agentAcceptSettlement: 'Accepted a split that settled a dispute',
  agentWithdrawDispute: 'Withdrew a dispute',
  agentAppeal: 'Appealed against a decision',
  agentWaiveAppeal: 'Accepted a decision',
  agentProposeAmendment: 'Proposed a change of a deal',
  agentAskMoreTime: 'Asked for more time',
  agentAcceptNewDeliverables: 'Accepted new deliverables',
  agentAcceptUpdatedDeliverables: 'Accepted a change of a deal',
  agentRefuseAmendment: 'Declined a change of a deal',
  agentCounterAmendment: 'Proposed another change of a deal',
  agentWithdrawAmendment: 'Withdrew a change of a deal',
  agentAddProductAddress: 'Gave the address for a product',
  agentConfirmReceived: 'Confirmed that a product has come',
  agentReportProductProblem: 'Reported a problem with a product',
  agentProceedWithProduct: 'Continued with the product that came',
  agentDropProduct: 'Proposed or agreed to go on without a product',
  agentSendProductBack: 'Sent a product back',
  agentCancelUnshipped: 'Cancelled a deal whose product was not shipped',
  agentLeaveUnfundedDeal: 'Left a deal whose next milestone was not paid',
  agentOfferRenewal: 'Offered a renewal of usage rights for a price',
  agentDeclineRenewal: 'Declined to renew usage rights',
  agentOfferRevision: 'Offered an extra revision for a price',
  agentSaveAdCode: 'Entered an ad code for a post',
  agentReportCorrection: 'Reported a post as put right',
  agentSaveResult: 'Entered the results of a post',
  agentAddWork: 'Added work to the portfolio',
  agentUpdateWork: 'Edited work in the portfolio',
  agentRemoveWork: 'Removed work from the portfolio',
  agentOrderWorks: 'Changed the order of the portfolio',
  agentSavePackages: 'Changed the packages',
  sendMessage: 'Sent a message',
  editMessage: 'Edited a message',
  deleteMessage: 'Deleted a message',
  reactToMessage: 'Reacted to a message',
  agentOpenConversation: 'Started a conversation',
  agentBlock: 'Blocked someone',
  agentUnblock: 'Unblocked someone',
  agentWriteReview: 'Wrote a review',
  agentWithdrawReview: 'Withdrew a review',
  agentReplyToReview: 'Replied to a review',
  report: 'Made a report',
  updateAddedTalent: 'Edited the profile',
}

/** Returns what agents did on behalf of the talent, and who did it, newest first. */
export const getDelegatedActions: Handler<typeof mandateCalls.delegatedActions> = async (
  ctx,
  { cursor, limit },
) => {
  const rows = await listDelegatedActions(ctx.actor.id, { cursor, limit })
  const titles = await subjectTitles.get()(
    rows.flatMap(({ action: { subjectNoun: noun, subjectId: id } }) => (noun && id ? [{ noun, id }] : [])),
  )
  return toPage(
    rows,
    limit,
    ({ action, agency, person }) => ({
      id: String(action.id),
      call: action.call,
      summary: delegatedActionLabels[action.call] ?? 'Acted on your behalf',
      agency,
      person,
      subject:
        action.subjectNoun && action.subjectId
          ? { noun: action.subjectNoun, id: action.subjectId, title: titles.get(action.subjectId) ?? '' }
          : null,
      at: action.at.toISOString(),
    }),
    ({ action }) => [action.at.toISOString(), action.id],
  )
}
