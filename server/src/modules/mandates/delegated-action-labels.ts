/** The talent's view of an agent's call: one plain sentence per call made on behalf of a talent. */
export const delegatedActionLabels: Readonly<Record<string, string>> = {
  agentApply: 'Applied for a campaign',
  agentEditApplication: 'Edited an application',
  agentWithdrawApplication: 'Withdrew an application',
  agentAcceptOffer: 'Accepted an offer',
  agentRejectOffer: 'Declined an offer',
  agentCounterOffer: 'Made a counter-offer',
  agentManageCounter: 'Answered or withdrew a counter-offer',
  agentExtendOffer: 'Asked for more time to answer an offer',
  agentUpload: 'Uploaded work',
  agentCompleteDeliverable: 'Added the address of a post',
  sendMessage: 'Sent a message',
  editMessage: 'Edited a message',
  deleteMessage: 'Deleted a message',
  reactToMessage: 'Reacted to a message',
  agentOpenConversation: 'Started a conversation',
  updateAddedTalent: 'Edited the profile',
}

/** Returns the sentence for a call, or a general one for a call without a label. */
export function labelFor(call: string): string {
  return delegatedActionLabels[call] ?? 'Acted on your behalf'
}
