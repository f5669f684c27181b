/** The talent's view of an agent's call: one plain sentence per call made on behalf of a talent. */
export const delegatedActionLabels: Readonly<Record<string, string>> = {
  agentApply: 'Applied for a campaign',
  agentEditApplication: 'Changed an application',
  agentWithdrawApplication: 'Withdrew an application',
  agentAcceptOffer: 'Said yes to an offer',
  agentRejectOffer: 'Declined an offer',
  agentCounterOffer: 'Made a counter-offer',
  agentManageCounter: 'Answered or withdrew a counter-offer',
  agentExtendOffer: 'Asked for more time to answer an offer',
  agentUpload: 'Handed in work',
  agentCompleteDeliverable: 'Gave the address of a post',
  sendMessage: 'Wrote a message',
  editMessage: 'Changed a message',
  deleteMessage: 'Took a message back',
  reactToMessage: 'Reacted to a message',
  agentOpenConversation: 'Began a conversation',
  updateAddedTalent: 'Changed the profile',
}

/** Returns the sentence for a call, or a general one for a call without a label. */
export function labelFor(call: string): string {
  return delegatedActionLabels[call] ?? 'Did something in your name'
}
