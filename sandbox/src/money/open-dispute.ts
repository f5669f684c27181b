import type { Charge, Dispute } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { writeMovement } from './write-movement.ts'

/** The fee of a dispute, in minor units of its currency; it is not returned when the dispute is won. */
export const disputeFee = 2000
const answerWithin = 9 * 86_400

// cspell:ignore refusal
const evidenceFields = [
  'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal customer_communication',
  'customer_email_address customer_name customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation',
  'duplicate_charge_id product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date',
  'service_documentation shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number uncategorized_file',
  'uncategorized_text',
].flatMap((line) => line.split(' '))

/** Disputes a charge, whole or in part (minor units): the money and the fee leave the balance at once. */
export function openDispute(
  store: SandboxStore,
  charge: Charge,
  params: { reason?: string; amount?: number | undefined },
): Dispute {
  if (!charge.captured || charge.status !== 'succeeded')
    failRequest('charge_invalid_parameter', 'Only a captured charge can be disputed.', 'charge')
  if (charge.disputed) failRequest('charge_disputed', `Charge ${charge.id} is disputed already.`, 'charge')
  const amount = params.amount ?? charge.amount_captured - charge.amount_refunded
  if (amount < 1 || amount > charge.amount_captured)
    failRequest('parameter_invalid_integer', 'The disputed amount is not within the charge.', 'amount')
  const dispute = makeDispute(store, charge, amount, params.reason ?? 'fraudulent')
  const movement = writeMovement(store, {
    amount: -amount,
    fee: disputeFee,
    feeDescription: 'Dispute fee',
    currency: charge.currency,
    source: dispute.id,
    type: 'adjustment',
    category: 'dispute',
    description: `Chargeback withdrawal for ${charge.id}`,
  })
  const opened = store.create('dispute', { ...dispute, balance_transactions: [movement] })
  const disputed = { ...charge, disputed: true }
  store.save(disputed)
  store.emit('charge.dispute.created', opened)
  store.emit('charge.dispute.funds_withdrawn', opened)
  store.emit('charge.updated', disputed, { disputed: false })
  store.due('dispute_lapses', dispute.evidence_details.due_by ?? store.now(), dispute.id)
  return opened
}

function makeDispute(store: SandboxStore, charge: Charge, amount: number, reason: string): Dispute {
  const card = charge.payment_method_details?.card
  return {
    id: store.mint('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...Object.fromEntries(evidenceFields.map((field) => [field, null])), enhanced_evidence: {} },
    evidence_details: {
      due_by: store.now() + answerWithin,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: reason === 'fraudulent' ? '10.4' : '13.1',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: card?.brand ?? 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  }
}
