import type { MarkName } from './art/marks.ts'
import type { DemoReview } from './reviews.ts'

/** A completed deal that a brand offered directly, for a package of a talent with a public page. */
export interface Booking {
  talent: string
  brand: MarkName
  /** The position of the package on the talent’s page. */
  sells: 0 | 1 | 2
  /**
   * Days since the deal was completed: at most 50, because the demo begins 61 days ago and a booking starts nine days before
   * its end.
   */
  ended: number
  /** What the brand wrote; null where it has not written yet. */
  review: DemoReview | null
  /** The first draft came after its due date. */
  isLate?: boolean
}

/** A booking of one talent, with the stars and the text of its review where there is one. */
export type BookingRow = Omit<Booking, 'talent' | 'review'> & Partial<DemoReview>
