import { decisionReasonCodes, decisionReasons } from './cancellation-reasons.ts'
import { type MarketSettingKey, marketSettingKeys, marketSettingRows } from './market-settings.ts'
import { type NoFeeEndReason, noFeeEndReasons, operatorEndReasons } from './outside-talents.ts'
import { type QueueKindName, queueKindNames, queueKinds } from './queue-kinds.ts'
import { reportKindCodes, reportKinds } from './report-kinds.ts'
import { reportOutcomeCodes, reportOutcomes } from './report-outcomes.ts'
import { suspensionReasonCodes, suspensionReasons } from './suspension-reasons.ts'

/** The facts that an entry of the audit log keeps. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** An entry as its outcome is described. */
interface Act {
  details: AuditDetails
  /** When it happened. */
  at: Date
  operatorId: string
}

const DAY_MS = 86_400_000

/** Returns the label of a stored code; the code itself for one that no longer exists. */
const labelOf = <Code extends string>(
  code: unknown,
  codes: readonly Code[],
  label: (code: Code) => string,
): string => {
  const known = codes.find((one) => one === code)
  return known === undefined ? String(code ?? '') : label(known)
}
const settingOf = (key: unknown) =>
  labelOf<MarketSettingKey>(key, marketSettingKeys, (known) => marketSettingRows[known].label)
const itemOf = (kind: unknown) =>
  labelOf<QueueKindName>(kind, queueKindNames, (known) => queueKinds[known].title.toLowerCase())
const splitOf = ({ backBps, decision }: AuditDetails): string =>
  `${Number(backBps) / 100}% back to the brand. ${labelOf(decision, decisionReasonCodes, (code) => decisionReasons[code])}`

/** Returns for how long an item was postponed: "Postponed for 7 days". */
function postponement({ details, at }: Act): string {
  if (typeof details.until !== 'string') return 'Brought back to the queue'
  const days = Math.round((new Date(details.until).getTime() - at.getTime()) / DAY_MS)
  return `Postponed for ${days === 1 ? '1 day' : `${days} days`}`
}

function assignment({ details, operatorId }: Act): string {
  if (details.assigneeId === null) return 'Given back to the queue'
  if (details.assigneeId === operatorId) return 'Assigned to themselves'
  return details.assignee ? `Assigned to ${details.assignee}` : 'Assigned to another operator'
}

const always = (outcome: string) => () => outcome

/**
 * What each act of an operator did, in words, by the name of its call. The name of what it was about follows where the entry is shown.
 * An act without a row does not compile.
 */
export const auditActs = {
  addUserNote: always('Added a note'),
  allowChanges: always('Allowed changes during the visit'),
  allowUnlabelledPost: always('Allowed the post without a label'),
  askReporter: always('Asked the reporter for more'),
  assignQueueItem: assignment,
  cancelSettingChange: ({ details }) => `Cancelled the planned change: ${settingOf(details.key)}`,
  changeSetting: ({ details, at }) =>
    typeof details.effectiveAt === 'string' && new Date(details.effectiveAt) > at
      ? `Planned a change: ${settingOf(details.key)} from ${details.before} to ${details.after}`
      : `Changed ${settingOf(details.key)} from ${details.before} to ${details.after}`,
  claimReport: always('Began to review the report'),
  closeQueueItem: ({ details }) => `Closed the item: ${itemOf(details.kind)}`,
  decideBrandVerification: ({ details }) =>
    details.decision === 'verify' ? 'Verified the brand' : 'Asked the brand for more',
  decideCancellation: ({ details }) => `Decided the cancellation: ${splitOf(details)}`,
  decideCorrection: ({ details }) =>
    details.decision === 'right' ? 'Found the post in order' : 'Found the post not put right',
  decideDispute: ({ details }) =>
    `Decided the ${details.isAppeal ? 'appeal' : 'dispute'}: ${splitOf(details)}`,
  decideHandleVerification: ({ details }) =>
    details.decision === 'confirm' ? 'Confirmed the social account' : 'Declined the social account',
  decideReport: ({ details }) =>
    `Decided the report: ${labelOf(details.outcome, reportOutcomeCodes, (code) => reportOutcomes[code].noun).toLowerCase()} (${labelOf(details.kind, reportKindCodes, (code) => reportKinds[code].label)})`,
  decideReportAppeal: ({ details }) =>
    details.isUpheld ? 'Upheld the decision about the report' : 'Overturned the decision about the report',
  decideTrackedWebsite: ({ details }) =>
    details.decision === 'approve' ? 'Approved the website' : 'Refused the website',
  discardContentDraft: ({ details }) => `Discarded the draft of the page “${details.page}”`,
  endNoFee: ({ details }) =>
    `Ended the 0% fee of the pair: ${labelOf<NoFeeEndReason>(details.reasonCode, operatorEndReasons, (code) => noFeeEndReasons[code])}`,
  endPayoutHold: always('Ended the hold of payouts'),
  endVisit: always('Returned from the user'),
  invitePayee: always('Invited the talent to claim the profile. The item returns after 7 days'),
  objectToVisit: always('The user objected to the visit'),
  openDeal: always('Opened the page of the deal'),
  openManagedProfile: always('Opened the page of the managed profile'),
  operatorEvidence: always('Downloaded the evidence of the deal'),
  postponeQueueItem: postponement,
  publishContent: ({ details }) => `Published version ${details.version} of the page “${details.page}”`,
  recordReportAppeal: always('Recorded an appeal that came by email'),
  remindPayee: always('Sent a reminder. The item returns after 7 days'),
  removeListEntry: ({ details }) => `Removed “${details.before}” from a list`,
  repeatRefund: always('Requested the refund again'),
  repeatSettlement: always('Requested the refund of the split again'),
  reportedFile: always('Opened the reported file'),
  restoreContent: ({ details }) => `Restored version ${details.restores} of the page “${details.page}”`,
  restoreUser: always('Ended the suspension'),
  reviewCampaign: ({ details }) =>
    details.decision === 'approve' ? 'Approved the campaign' : 'Returned the campaign to its brand',
  saveContentDraft: ({ details }) => `Saved a draft of the page “${details.page}”`,
  saveListEntry: ({ details }) =>
    details.before === null
      ? `Added “${details.after}” to a list`
      : `Renamed “${details.before}” to “${details.after}”`,
  sendEvidence: always('Sent the evidence to the bank'),
  suspendUser: ({ details }) =>
    `Suspended the account. ${labelOf(details.reasonCode, suspensionReasonCodes, (code) => suspensionReasons[code])}`,
  tokenByUser: always('Began to act as the user'),
  uploadContentPicture: always('Uploaded a picture for the pages'),
} as const satisfies Record<string, (act: Act) => string>

export type AuditAct = keyof typeof auditActs

const isAct = (action: string): action is AuditAct => Object.hasOwn(auditActs, action)

/** Returns what an act did, in words; null for a call that has no row, such as one made as a user. */
export function describeAct(action: string, act: Act): string | null {
  return isAct(action) ? auditActs[action](act) : null
}

/** What an entry of the audit log can be about, in words. */
export const auditNouns = {
  account: 'Account',
  amendment: 'Change of a deal',
  application: 'Application',
  brand: 'Brand',
  'brand terms': 'Terms of a brand',
  campaign: 'Campaign',
  'campaign template': 'Campaign template',
  cancellation: 'Cancellation',
  card: 'Card',
  'card entry': 'Card',
  chargeback: 'Chargeback',
  'contact message': 'Contact message',
  conversation: 'Conversation',
  correction: 'Request to put a post right',
  deal: 'Deal',
  decision: 'Decision about a report',
  deliverable: 'Deliverable',
  dispute: 'Dispute',
  file: 'File',
  'ledger check': 'Ledger check',
  'list entry': 'List entry',
  mandate: 'Representation',
  offer: 'Offer',
  'outside invitation': 'Invitation of a talent from outside',
  party: 'User',
  payable: 'Payment',
  payee: 'Payee',
  payout: 'Payout',
  'provider call': 'Call of the payment provider',
  refund: 'Refund',
  report: 'Report',
  'report case': 'Report',
  'retention row': 'Retention of data',
  settlement: 'Split',
  'social account': 'Social account',
  talent: 'Talent',
  visit: 'Support visit',
  website: 'Website',
} as const satisfies Record<string, string>
export type AuditNoun = keyof typeof auditNouns

/** Every noun, for the entries of other versions a text of their own. */
export const isAuditNoun = (noun: string): noun is AuditNoun => Object.hasOwn(auditNouns, noun)

/** Returns a noun in words; itself where it has none. */
export const labelOfNoun = (noun: string): string => (isAuditNoun(noun) ? auditNouns[noun] : noun)
