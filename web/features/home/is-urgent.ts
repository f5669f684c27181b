/** Two days before it strikes, in milliseconds. */
const soon = 48 * 3_600_000

/** Whether little time is left. */
export function isUrgent(dueAt: string | null, now: Date = new Date()): boolean {
  return dueAt !== null && new Date(dueAt).getTime() - now.getTime() < soon
}
