import type { Side } from '#lib/side.ts'
import { PushCard } from './PushCard.tsx'
import { QuietHoursCard } from './QuietHoursCard.tsx'
import { WaysCard } from './WaysCard.tsx'

/** How news reaches its reader: by which ways, in this browser, and when not. */
export function NewsCards({ side }: { side: Side }) {
  return (
    <>
      <WaysCard side={side} />
      <PushCard />
      <QuietHoursCard />
    </>
  )
}
