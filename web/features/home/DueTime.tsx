import { RelativeTime } from '#ui/RelativeTime.tsx'

/** Shows what happens without an action, and when: "Auto-approves in 21 hours". */
export function DueTime({ dueAt, consequence }: { dueAt: string; consequence: string }) {
  return (
    <>
      {consequence && `${consequence} `}
      <RelativeTime at={dueAt} />
    </>
  )
}
