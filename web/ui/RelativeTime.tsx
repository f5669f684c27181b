import { formatLocalDateTime, timeFromNow } from '@marquee/contract/rules/dates'
import { useNow } from '#lib/use-now.ts'

/** A time relative to now, updated every minute; the exact time is in the tooltip and in `datetime`. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={formatLocalDateTime(at)}>
      {timeFromNow(at, now)}
    </time>
  )
}
