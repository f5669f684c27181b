/** How far back the speed looks, in milliseconds: long enough to be calm, short enough to be true. */
const windowMs = 5_000

/** Measures bytes per second from readings of how much has gone. */
export function speedometer(now: () => number = Date.now): (sent: number) => number {
  let readings: { at: number; sent: number }[] = []
  return (sent) => {
    const at = now()
    readings = [...readings.filter((reading) => at - reading.at <= windowMs), { at, sent }]
    const first = readings[0] ?? { at, sent }
    return at - first.at < 250 ? 0 : Math.max(0, ((sent - first.sent) * 1_000) / (at - first.at))
  }
}

/** The time left in words, or nothing while the speed is unknown. */
export function timeLeft(left: number, speed: number): string {
  if (speed <= 0) return ''
  const seconds = Math.ceil(left / speed)
  if (seconds < 60) return `${seconds} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min left` : `${Math.ceil(minutes / 60)} h left`
}

/** A size as people say it: "184 MB". Thousands, as on a phone. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
