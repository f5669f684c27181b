import { isRichTextEmpty } from './rich-text.ts'

/**
 * The parts of a brief that publishing needs (domain, section 2.1: deliverable, pay model, closing date,
 * rights).
 */
export interface Brief {
  title: string
  summary: string
  payModel: 'fixed' | 'range' | 'gifted'
  feeMin: number
  feeMax: number
  deliverables: readonly unknown[]
  rights: { channels: readonly string[]; days: number }
  applyBy: string | null
}

/** The smallest fee of a paid campaign, in minor units. */
const SMALLEST_FEE = 100

/** Returns what publishing still needs, as field -> sentence; empty when the brief is complete. */
export function missingFields(brief: Brief): Record<string, string> {
  const lacking: Record<string, string> = {}
  if (isRichTextEmpty(brief.summary)) lacking.summary = 'Describe the campaign.'
  if (brief.deliverables.length === 0) lacking.deliverables = 'Add at least one deliverable.'
  if (brief.payModel !== 'gifted' && brief.feeMin < SMALLEST_FEE) lacking.feeMin = 'Enter the fee you pay.'
  if (brief.payModel === 'range' && brief.feeMax < brief.feeMin)
    lacking.feeMax = 'The upper fee is below the lower one.'
  if (brief.rights.channels.length > 0 && brief.rights.days === 0)
    lacking.rights = 'Enter how many days you’ll use the work.'
  if (!brief.applyBy) lacking.applyBy = 'Set the date applications close.'
  return lacking
}
