const DAY_MS = 86_400_000

/** Returns the same time of day some working days later; Saturdays and Sundays (UTC) do not count. */
export function addWorkingDays(start: Date, count: number): Date {
  let day = start
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
  }
  return day
}
