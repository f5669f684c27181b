import { isEndingSoon } from '@marquee/contract/rules/usage-rights'
import { useNow } from '#lib/use-now.ts'
import { Status } from '#ui/Status.tsx'

/** Where the right to use work is: not started, in use, ending soon, or ended. */
export function EndState({ endsAt }: { endsAt: string | null }) {
  const now = useNow()
  if (!endsAt) return <Status tone="quiet">Not started</Status>
  if (new Date(endsAt) <= now) return <Status tone="quiet">Ended</Status>
  return isEndingSoon(endsAt, now) ? (
    <Status tone="warning">Ends soon</Status>
  ) : (
    <Status tone="good">In use</Status>
  )
}
