/** Two days before the deadline, in milliseconds. */
const soon = 48 * 3_600_000

/** Returns whether the deadline is within two days. */
export function isUrgent(dueAt: string | null, now: Date = new Date()): boolean {
  return dueAt !== null && new Date(dueAt).getTime() - now.getTime() < soon
}
