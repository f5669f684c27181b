/** A side of a deal. */
type Side = 'brand' | 'talent'

/**
 * One public figure. It is computed from what happened, never from opinions, and shown to everyone who may work with
 * this side.
 */
interface PublicFigure {
  of: Side
  label: string
  /** `percent` 0 to 100; `hours` with one decimal; `count` whole; `average` with one decimal. */
  unit: 'percent' | 'hours' | 'count' | 'average'
  /** The time that it covers. */
  window: 'the last 12 months' | 'all time'
  /** How it is computed, in one sentence. */
  how: string
  /** What the side can do about it; null where the figure is information and no grade. */
  advice: string | null
}

/** A figure with fewer cases is not shown. */
export const MIN_CASES = 3

/** How long the figures look back, in days. */
export const FIGURE_DAYS = 365

/** Within how many hours a talent answers an offer or an invitation, and a brand an application or a counter-offer. */
export const TALENT_REPLY_HOURS = 72
export const BRAND_REPLY_HOURS = 168

const revisionsText =
  'Requested revisions divided by the deliverables whose first version was submitted in the last 12 months.'
const completedText = 'Deals that were completed. Cancelled deals do not count.'

/** Every public figure, in the order in which it is shown. */
export const publicFigures = {
  talentReplyRate: {
    of: 'talent',
    label: 'Reply rate',
    unit: 'percent',
    window: 'the last 12 months',
    how: 'Offers and invitations that got an answer within 72 hours. Those that the brand withdrew before are left out.',
    advice: 'Answer every offer and invitation within 72 hours. Declining counts as an answer.',
  },
  talentReplyTime: {
    of: 'talent',
    label: 'Usual reply time',
    unit: 'hours',
    window: 'the last 12 months',
    how: 'The median time from an offer or invitation to the first answer, of those answered within 72 hours.',
    advice: 'Turn on notifications for offers, so that none waits unseen.',
  },
  talentOnTime: {
    of: 'talent',
    label: 'On time',
    unit: 'percent',
    window: 'the last 12 months',
    how: 'Deliverables whose first version came by the due date, with agreed changes and pauses. One that is overdue and not submitted counts as late.',
    advice: 'If a date becomes difficult, ask for more time before it passes: the agreed date counts.',
  },
  talentCompleted: {
    of: 'talent',
    label: 'Deals completed',
    unit: 'count',
    window: 'all time',
    how: completedText,
    advice: null,
  },
  talentRevisions: {
    of: 'talent',
    label: 'Revisions per deliverable',
    unit: 'average',
    window: 'the last 12 months',
    how: revisionsText,
    advice: null,
  },
  brandReplyRate: {
    of: 'brand',
    label: 'Reply rate',
    unit: 'percent',
    window: 'the last 12 months',
    how: 'Applications and counter-offers that got an answer within 7 days. Those that the talent withdrew before are left out.',
    advice: 'Shortlist or decline applications within a week. Declining counts as an answer.',
  },
  brandTimeToPay: {
    of: 'brand',
    label: 'Usual time to pay',
    unit: 'hours',
    window: 'the last 12 months',
    how: 'The median time from the approval of all work to the release of the payout. Gifted deals and splits are left out.',
    advice: 'Complete an approved deal yourself instead of waiting for its payout date.',
  },
  brandSilentApprovals: {
    of: 'brand',
    label: 'Approved automatically',
    unit: 'percent',
    window: 'the last 12 months',
    how: 'Approved versions that the brand did not review in time, so that they were approved automatically.',
    advice: 'Review each submission before its time runs out.',
  },
  brandCompleted: {
    of: 'brand',
    label: 'Deals completed',
    unit: 'count',
    window: 'all time',
    how: completedText,
    advice: null,
  },
  brandRevisions: {
    of: 'brand',
    label: 'Revisions per deliverable',
    unit: 'average',
    window: 'the last 12 months',
    how: revisionsText,
    advice: null,
  },
  brandDecidedAgainst: {
    of: 'brand',
    label: 'Cancellations decided against',
    unit: 'count',
    window: 'the last 12 months',
    how: 'Cancellation requests that Marquee decided with less than half of the payment going back to the brand. Shown from three decided requests.',
    advice: 'Agree on a fair split with the talent before a request comes to a decision.',
  },
} as const satisfies Record<string, PublicFigure>

export type FigureKey = keyof typeof publicFigures

const isFigureKey = (key: string): key is FigureKey => Object.hasOwn(publicFigures, key)

/** The keys of all figures, in their order. */
export const figureKeys: readonly FigureKey[] = Object.keys(publicFigures).filter(isFigureKey)

/** Returns one figure with its text. */
export const figureOf = (key: FigureKey): PublicFigure => publicFigures[key]

/** Returns the figures of a side, in their order. */
export function figuresOf(side: Side): FigureKey[] {
  return figureKeys.filter((key) => publicFigures[key].of === side)
}

/** Formats the value of a figure: "92%", "5 hours", "3 days", "1.3", "14"; "Not enough deals yet" for null. */
export function formatFigure(key: FigureKey, value: number | null): string {
  if (value === null) return 'Not enough deals yet'
  const { unit } = publicFigures[key]
  if (unit === 'percent') return `${value}%`
  return unit === 'hours' ? formatHours(value) : String(value)
}

/** Formats a time in hours, more than a day as the days within which it ends: "under an hour", "5 hours", "2 days". */
export function formatHours(value: number): string {
  if (value < 1) return 'under an hour'
  const hours = Math.round(value)
  if (hours <= 24) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.ceil(hours / 24)} days`
}
