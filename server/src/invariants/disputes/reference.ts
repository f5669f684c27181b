type Side = 'brand' | 'talent'

/** One step of a scripted dispute. */
export type Script =
  | { kind: 'propose'; side: Side; bps: number }
  | { kind: 'accept'; side: Side }
  | { kind: 'withdraw'; side: Side }
  | { kind: 'time' }
  | { kind: 'decide'; bps: number }
  | { kind: 'appeal'; side: Side }
  | { kind: 'waive'; side: Side }

/** A dispute as the rules describe it, written down without the product’s lifecycle and rules. */
export interface Reference {
  status: string
  opener: Side
  offers: Record<Side, number | null>
  decided: number | null
  waived: Record<Side, boolean>
  /** The part that goes back once the dispute has ended with a split. */
  split: number | null
}

export function start(opener: Side): Reference {
  return {
    status: 'open',
    opener,
    offers: { brand: null, talent: null },
    decided: null,
    waived: { brand: false, talent: false },
    split: null,
  }
}

/** Returns the dispute after a step, or null when the step must be refused. */
export function after(now: Reference, step: Script): Reference | null {
  const isTalking = now.status === 'open' || now.status === 'escalated'
  const other: Side = 'side' in step && step.side === 'brand' ? 'talent' : 'brand'
  switch (step.kind) {
    case 'propose':
      return isTalking ? offered(now, step.side, step.bps) : null
    case 'accept':
      return isTalking && now.offers[other] !== null ? offered(now, step.side, now.offers[other]) : null
    case 'withdraw':
      return isTalking && now.opener === step.side ? { ...now, status: 'withdrawn' } : null
    case 'time':
      if (now.status === 'open') return { ...now, status: 'escalated' }
      return now.status === 'decided' ? { ...now, status: 'closed', split: now.decided } : null
    case 'decide':
      if (now.status === 'escalated') return { ...now, status: 'decided', decided: step.bps }
      return now.status === 'appealed' ? { ...now, status: 'closed', split: step.bps } : null
    case 'appeal':
      return now.status === 'decided' && !now.waived[step.side] ? { ...now, status: 'appealed' } : null
    case 'waive': {
      if (now.status !== 'decided') return null
      const waived = { ...now.waived, [step.side]: true }
      return waived.brand && waived.talent
        ? { ...now, waived, status: 'closed', split: now.decided }
        : { ...now, waived }
    }
  }
}

/** Both offers meet when the talent gives back at least what the brand takes; the middle counts, rounded down. */
function offered(now: Reference, side: Side, bps: number): Reference {
  const offers = { ...now.offers, [side]: bps }
  if (offers.brand === null || offers.talent === null || offers.talent < offers.brand)
    return { ...now, offers }
  const sum = offers.brand + offers.talent
  return { ...now, offers, status: 'settled', split: (sum - (sum % 2)) / 2 }
}
