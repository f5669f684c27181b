/** Window of the speed measurement, in milliseconds: long enough to be steady, short enough to be current. */
const windowMs = 5_000

/** Returns a function that measures bytes per second from the total sent so far. */
export function speedometer(now: () => number = Date.now): (sent: number) => number {
  let readings: { at: number; sent: number }[] = []
  return (sent) => {
    const at = now()
    readings = [...readings.filter((reading) => at - reading.at <= windowMs), { at, sent }]
    const first = readings[0] ?? { at, sent }
    return at - first.at < 250 ? 0 : Math.max(0, ((sent - first.sent) * 1_000) / (at - first.at))
  }
}

/** Returns the time left as text, or an empty string while the speed is unknown. */
export function timeLeft(left: number, speed: number): string {
  if (speed <= 0) return ''
  const seconds = Math.ceil(left / speed)
  if (seconds < 60) return `${seconds} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min left` : `${Math.ceil(minutes / 60)} h left`
}

/** Returns a readable size: "184 MB". Decimal units, as on a phone. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
