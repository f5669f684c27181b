import { daysAgo } from './act-as.ts'

/** A course of events: it yields how many days ago its next step happens, and continues at that time. */
export type Course = AsyncGenerator<number, void, void>

/**
 * Lets many courses of events happen in the order of time, as in a living market: invoices are then numbered by date. A step
 * that lies before the present one happens at the present one.
 */
export class Timeline {
  private readonly waiting: { course: Course; days: number }[] = []
  private present = Number.POSITIVE_INFINITY

  /** Starts a course; its steps happen when the timeline runs. */
  async start(course: Course): Promise<void> {
    const { value, done } = await course.next()
    if (!done) this.waiting.push({ course, days: Math.min(value, this.present) })
  }

  /** Runs all courses to their end, including those that are started on the way. */
  async run(): Promise<void> {
    for (let next = this.earliest(); next; next = this.earliest()) {
      this.present = next.days
      daysAgo(next.days)
      await this.start(next.course)
    }
    daysAgo(0)
  }

  private earliest() {
    const first = this.waiting.reduce<number>(
      (best, { days }, at) => (days > (this.waiting[best]?.days ?? -1) ? at : best),
      0,
    )
    return this.waiting.splice(first, 1)[0]
  }
}
