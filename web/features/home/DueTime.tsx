import { RelativeTime } from '#ui/RelativeTime.tsx'

/** By when, and what happens otherwise: "approves itself in 21 hours". */
export function DueTime({ dueAt, consequence }: { dueAt: string; consequence: string }) {
  return (
    <>
      {consequence ? `${consequence} ` : ''}
      <RelativeTime at={dueAt} />
    </>
  )
}
