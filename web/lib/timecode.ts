/** Formats a time in a video: 81500 ms is "1:21". */
export function formatTimecode(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Parses "1:21" or "81" to milliseconds; null when it is neither. */
export function parseTimecode(text: string): number | null {
  const [, minutes, seconds] = /^(?:(\d{1,3}):)?(\d{1,4})$/.exec(text.trim()) ?? []
  return seconds === undefined ? null : (Number(minutes ?? 0) * 60 + Number(seconds)) * 1000
}
