import type { QueueKindName } from './queue-kinds.ts'

/**
 * The usual internal reasons of operators by kind of item, for one click; each can be edited before it is saved. The first ones are
 * about a decision, the last one about waiting.
 */
export const usualReasons: Readonly<Record<QueueKindName, readonly string[]>> = {
  report: ['Breaks our rules, as reported', 'Read in full, breaks no rule', 'Waiting for more information'],
  report_appeal: [
    'Appeal read, nothing new',
    'Appeal shows a new fact',
    'First decision was too strict',
    'Waiting for another operator',
  ],
  strike_review: ['Strikes read together', 'Strikes are about one cause', 'Waiting for another operator'],
  campaign_review: [
    'All five points checked',
    'Brief is not clear enough',
    'Dates do not fit',
    'Brand or link cannot be confirmed',
    'Waiting for the brand',
  ],
  brand_verification: [
    'Looked up in the register and on the website',
    'Company number is missing',
    'Company number does not match',
    'Website does not name the company',
    'Waiting for the brand',
  ],
  handle_verification: [
    'Code seen in the bio',
    'Code is not in the bio',
    'Profile cannot be opened',
    'Waiting for the talent',
  ],
  tracked_website: [
    'Website opened, belongs to the brand',
    'Website does not belong to the brand',
    'Waiting for the brand',
  ],
  dispute: [
    'Brief and work compared',
    'Terms and messages read',
    'Dates compared with the agreed ones',
    'Waiting for evidence',
  ],
  appeal: ['Appeal and first decision read', 'Appeal shows a new fact', 'Waiting for evidence'],
  cancellation: ['Work so far compared with the terms', 'Nothing was submitted', 'Waiting for both sides'],
  correction: [
    'Post opened, it is as agreed',
    'Post opened, the ad label is missing',
    'Post opened, the caption is not as agreed',
    'Post is not online',
    'Waiting for both sides',
  ],
  failed_settlement: ['Card works again', 'Provider asked, refund can be repeated', 'Waiting for the brand'],
  chargeback: ['Evidence read, complete', 'Handled at the payment provider', 'Waiting for the bank'],
  failed_refund: ['Card works again', 'Provider asked, refund can be repeated', 'Waiting for the brand'],
  returned_payout: [
    'Bank details are wrong or closed',
    'Payee has been asked before',
    'Waiting for new bank details',
  ],
  rejected_payee: ['Provider has closed the account', 'Payee has been asked', 'Waiting for the provider'],
  unpaid_share: ['No bank details yet', 'Payee has been asked before', 'Waiting for bank details'],
  unclaimed_share: ['Agency does not answer', 'Profile is not claimed yet', 'Waiting for the agency'],
  provider_delay: ['Checked at the payment provider', 'Provider has been asked', 'Waiting for the provider'],
  contact_message: ['Answered by email', 'No answer needed', 'Waiting for the sender'],
  bounced_address: ['User was asked for another address', 'Address works again', 'Waiting for the user'],
  ledger_alarm: ['Cause found and corrected', 'Checked, no money is missing', 'Waiting for the next check'],
  retention_alarm: ['Cause found and corrected', 'Waiting for the next night'],
}
