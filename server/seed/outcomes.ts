import type { CampaignStatus } from '@marquee/contract/lifecycles/campaign'
import type { DemoCampaign } from './demo-campaign.ts'

/** How far one applicant gets. */
export type Outcome =
  | 'submitted'
  | 'shortlisted'
  | 'declined'
  | 'withdrawn'
  | 'offered'
  | 'countered'
  | 'expired'
  | 'rejected'
  | 'to_ship'
  | 'shipped'
  | 'making'
  | 'reviewing'
  | 'changing'
  | 'approved'
  | 'completed'
  | 'disputed'
  | 'cancelling'
  | 'charged_back'

/** Outcomes that take a place of the campaign. */
export const taking: readonly Outcome[] = [
  'to_ship',
  'shipped',
  'making',
  'reviewing',
  'changing',
  'approved',
  'completed',
  'disputed',
  'cancelling',
  'charged_back',
]

/** Outcomes that need a free place, because an offer is only made while one is free. */
const needsPlace: readonly Outcome[] = [...taking, 'offered', 'countered', 'expired', 'rejected']

const stories: Partial<Record<CampaignStatus, Outcome[]>> = {
  live: [
    'reviewing',
    'countered',
    'submitted',
    'offered',
    'making',
    'submitted',
    'shortlisted',
    'changing',
    'declined',
    'submitted',
    'expired',
    'withdrawn',
  ],
  closed: [
    'approved',
    'reviewing',
    'completed',
    'rejected',
    'changing',
    'declined',
    'making',
    'submitted',
    'shortlisted',
  ],
  completed: ['completed', 'completed', 'declined', 'rejected', 'completed', 'submitted', 'withdrawn'],
  paused: ['making', 'submitted', 'offered', 'shortlisted', 'submitted'],
  cancelled: ['submitted', 'shortlisted', 'submitted', 'offered'],
}

/**
 * Returns the outcome of the n-th applicant of a campaign: its own, or one for its state. An outcome that needs a
 * place becomes `shortlisted` when none is left.
 */
export function outcomeOf(
  { state, outcomes }: Pick<DemoCampaign, 'state' | 'outcomes'>,
  { n, turn, placesLeft }: { n: number; turn: number; placesLeft: number },
): Outcome {
  if (outcomes) return outcomes[n] ?? 'submitted'
  const list = stories[state] ?? ['submitted']
  // Each campaign starts elsewhere in the list.
  const outcome = list[(n + (state === 'live' ? turn * 5 : 0)) % list.length] ?? 'submitted'
  return needsPlace.includes(outcome) && placesLeft <= 0 ? 'shortlisted' : outcome
}
