import type { CampaignStatus } from '@marquee/contract/lifecycles/campaign'

/** How far the story of one applicant goes. */
export type Outcome =
  | 'submitted'
  | 'shortlisted'
  | 'declined'
  | 'withdrawn'
  | 'offered'
  | 'countered'
  | 'expired'
  | 'rejected'
  | 'making'
  | 'reviewing'
  | 'changing'
  | 'approved'
  | 'completed'

/** Outcomes that take a place of the campaign. */
export const taking: readonly Outcome[] = ['making', 'reviewing', 'changing', 'approved', 'completed']

/** An offer is only made while a place is free. */
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

/** The story of the n-th applicant of a campaign in this state; what needs a place stays on the list when none is left. */
export function outcomeOf(state: CampaignStatus, n: number, turn: number, placesLeft: number): Outcome {
  const list = stories[state] ?? ['submitted']
  // The first brand's first campaign shows the list in order; the others start elsewhere in it.
  const outcome = list[(n + (state === 'live' ? turn * 5 : 0)) % list.length] ?? 'submitted'
  return needsPlace.includes(outcome) && placesLeft <= 0 ? 'shortlisted' : outcome
}
