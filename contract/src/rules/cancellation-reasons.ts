import { ALL_BPS } from './split.ts'

/**
 * Why a side wants to end a deal. A reason only presets the split that the form proposes: by what was done so far,
 * in basis points that go back to the brand (domain, section 1b).
 */
interface CancellationReason {
  label: string
  by: readonly ('brand' | 'talent')[]
  /** The part that goes back: before anything was submitted, afterwards, and once all work is approved. */
  preset: { untouched: number; submitted: number; approved: number }
}

/** The other side is not at fault: the further the work, the less goes back. */
const byProgress = { untouched: ALL_BPS, submitted: 5_000, approved: 0 }
const everything = { untouched: ALL_BPS, submitted: ALL_BPS, approved: ALL_BPS }

export const cancellationReasons = {
  plans_changed: { label: 'Our plans have changed', by: ['brand'], preset: byProgress },
  product_unavailable: { label: 'The product is not available', by: ['brand'], preset: byProgress },
  not_delivering: { label: 'The work doesn’t arrive', by: ['brand'], preset: everything },
  not_as_agreed: {
    label: 'The work is not as agreed',
    by: ['brand'],
    preset: { untouched: ALL_BPS, submitted: 7_500, approved: 5_000 },
  },
  cannot_deliver: { label: 'I can’t do the work', by: ['talent'], preset: everything },
  unwell: { label: 'Illness or an emergency', by: ['talent'], preset: byProgress },
  brand_unresponsive: {
    label: 'The brand doesn’t respond',
    by: ['talent'],
    preset: { untouched: 7_500, submitted: 2_500, approved: 0 },
  },
  product_not_sent: {
    label: 'The product doesn’t come',
    by: ['talent'],
    preset: { untouched: ALL_BPS, submitted: 2_500, approved: 0 },
  },
  both_agree: { label: 'We have both agreed to stop', by: ['brand', 'talent'], preset: byProgress },
  // Nobody chooses it: the deal was paused because an account was suspended.
  suspended: { label: 'An account was suspended', by: [], preset: byProgress },
  other: { label: 'Another reason', by: ['brand', 'talent'], preset: byProgress },
} as const satisfies Record<string, CancellationReason>
export type CancellationReasonCode = keyof typeof cancellationReasons

const isReason = (code: string): code is CancellationReasonCode => Object.hasOwn(cancellationReasons, code)
export const cancellationReasonCodes: CancellationReasonCode[] =
  Object.keys(cancellationReasons).filter(isReason)

/** Returns the reasons that a side may choose, in their order. */
export function reasonsOf(side: 'brand' | 'talent'): CancellationReasonCode[] {
  return cancellationReasonCodes.filter((code) =>
    cancellationReasons[code].by.some((allowed) => allowed === side),
  )
}

/** Why the operator has decided as they did; both sides read it with the text of the decision. */
export const decisionReasons = {
  brief_met: 'The work meets the brief',
  brief_partly_met: 'The brief is partly met',
  brief_not_met: 'The work does not meet the brief',
  not_delivered: 'The work was not delivered',
  late: 'The work came too late to be used',
  brand_withdrew: 'The brand ended the deal without a fault of the talent',
  talent_withdrew: 'The talent ended the deal without a fault of the brand',
  removed_early: 'A post was removed before its agreed time',
  fraud: 'Fraud was proven',
  not_proven: 'The claim is not proven',
  other: 'Another reason',
} as const
export type DecisionReason = keyof typeof decisionReasons
const isDecisionReason = (code: string): code is DecisionReason => Object.hasOwn(decisionReasons, code)
export const decisionReasonCodes: DecisionReason[] = Object.keys(decisionReasons).filter(isDecisionReason)
