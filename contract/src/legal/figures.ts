import { CANCELLATION_REPLY_MS } from '../lifecycles/cancellation.ts'
import { CANCEL_OVERDUE_AFTER_MS } from '../lifecycles/deal.ts'
import { APPEAL_MS } from '../lifecycles/dispute.ts'
import { milestoneLifecycle } from '../lifecycles/milestone.ts'
import { MAX_COUNTER_OFFERS } from '../lifecycles/offer.ts'
import { BANK_CHANGE_HOLD_MS } from '../lifecycles/payout.ts'
import { MAX_COMMISSION_BPS } from '../rules/commission.ts'
import { formatBps } from '../rules/fee.ts'
import { GRACE_MS, TRIAL_DAYS } from '../rules/subscription.ts'
import { MILESTONES_AFTER_DAYS } from '../terms/milestones.ts'
import type { LegalDocumentKey } from './keys.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const { funding, unfunded } = milestoneLifecycle.timers
const forBrands = ['terms_brands'] as const
const forTalents = ['terms_talents'] as const
const forBoth = ['terms_brands', 'terms_talents'] as const

/** The settings of the market that the terms state. */
interface StatedSettings {
  feeBps: number
  vatPercent: number
  offerHours: number
  reviewDays: number
  payHours: number
}

interface StatedFigure {
  documents: readonly LegalDocumentKey[]
  /** What the figure is, for operators. */
  what: string
  /** The words with which a text states it. */
  words: string | ((settings: StatedSettings) => string)
}

/** Figures of the product that legal texts state. */
const statedFigures: readonly StatedFigure[] = [
  { documents: forBrands, what: 'The fee', words: ({ feeBps }) => `fee is ${formatBps(feeBps)}` },
  { documents: forTalents, what: 'The fee', words: ({ feeBps }) => `fee of ${formatBps(feeBps)}` },
  { documents: forBrands, what: 'VAT', words: ({ vatPercent }) => `VAT of ${vatPercent}%` },
  {
    documents: forBrands,
    what: 'The time to respond to an offer',
    words: ({ offerHours }) => `${offerHours} hours to respond`,
  },
  {
    documents: forBrands,
    what: 'The time to review work',
    words: ({ reviewDays }) => `${reviewDays} days to review`,
  },
  {
    documents: forTalents,
    what: 'The payout',
    words: ({ payHours }) => `completed ${payHours} hours after`,
  },
  {
    documents: forBrands,
    what: 'The payout of milestones',
    words: ({ payHours }) => `paid out ${payHours} hours after its work`,
  },
  { documents: forBrands, what: 'Counter-offers', words: `Each side may make ${MAX_COUNTER_OFFERS}` },
  {
    documents: forBrands,
    what: 'The reply to a cancellation',
    words: `has ${CANCELLATION_REPLY_MS / HOUR_MS} hours to agree`,
  },
  {
    documents: forBrands,
    what: 'The cancellation of overdue deals',
    words: `${CANCEL_OVERDUE_AFTER_MS / DAY_MS} days after its first due date`,
  },
  { documents: forTalents, what: 'Appeals', words: `once, within ${APPEAL_MS / DAY_MS} days` },
  {
    documents: forTalents,
    what: 'Payouts after a change of bank details',
    words: `payouts wait for ${BANK_CHANGE_HOLD_MS / HOUR_MS} hours`,
  },
  { documents: forTalents, what: 'The commission', words: `at most ${formatBps(MAX_COMMISSION_BPS)}` },
  {
    documents: forBoth,
    what: 'Work that is paid in milestones',
    words: `more than ${MILESTONES_AFTER_DAYS} days must be paid in milestones`,
  },
  {
    documents: forBoth,
    what: 'Unpaid milestones',
    words: `After ${funding.after / DAY_MS} days without the payment`,
  },
  {
    documents: forBoth,
    what: 'The end of unpaid deals',
    words: `After ${unfunded.after / DAY_MS} days without the payment`,
  },
  { documents: forBrands, what: 'The trial', words: `free trial of ${TRIAL_DAYS} days` },
  {
    documents: forBrands,
    what: 'The plan after a failed payment',
    words: `active for ${GRACE_MS / DAY_MS} days`,
  },
]

/** A figure of the product that a text does not state. */
export interface MissingFigure {
  what: string
  /** The words with which a text states it, such as `72 hours to respond`. */
  words: string
}

/** Returns the figures that a document should state and whose words are not in its text. Tags of HTML are ignored. */
export function missingFigures(
  document: LegalDocumentKey,
  text: string,
  settings: StatedSettings,
): MissingFigure[] {
  const plain = text.replaceAll(/<[^<>]{0,2000}>/g, '').replaceAll(/\s+/g, ' ')
  return statedFigures
    .filter(({ documents }) => documents.includes(document))
    .map(({ what, words }) => ({ what, words: typeof words === 'string' ? words : words(settings) }))
    .filter(({ words }) => !states(plain, words))
}

/** Returns whether the words are in a text, with no further digit before or after them: "72 hours" does not state "2 hours". */
function states(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!/\d$/.test(text.slice(0, at)) && !/^\d/.test(text.slice(at + words.length))) return true
  return false
}
