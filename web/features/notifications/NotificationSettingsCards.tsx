import type { Viewer } from '#lib/viewer.ts'
import { ChannelsCard } from './ChannelsCard.tsx'
import { PushCard } from './PushCard.tsx'
import { QuietHoursCard } from './QuietHoursCard.tsx'

/** How news reaches its reader: by which ways, in this browser, and when not. */
export function NotificationSettingsCards({ side }: { side: Viewer }) {
  return (
    <>
      <ChannelsCard side={side} />
      <PushCard />
      <QuietHoursCard />
    </>
  )
}
