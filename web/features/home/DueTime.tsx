import { RelativeTime } from '#ui/RelativeTime.tsx'

/** By when, and what happens otherwise: "in 21 hours, then it approves itself". */
export function DueTime({ dueAt, consequence }: { dueAt: string; consequence: string }) {
  return (
    <>
      <RelativeTime at={dueAt} />
      {consequence && `, ${consequence}`}
    </>
  )
}
