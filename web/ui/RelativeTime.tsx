import { formatDateTime, timeFromNow } from '@marquee/contract/rules/dates'
import { useNow } from '#lib/use-now.ts'

/** A moment as "time from now", which moves on by itself; the exact one on hover and for machines. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={`${formatDateTime(at)} UTC`}>
      {timeFromNow(at, now)}
    </time>
  )
}
