import type { Viewer } from '#lib/viewer.ts'
import { ChannelsCard } from './ChannelsCard.tsx'
import { PushCard } from './PushCard.tsx'
import { QuietHoursCard } from './QuietHoursCard.tsx'

/** The notification settings: channels, push in this browser, and quiet hours. */
export function NotificationSettingsCards({ side }: { side: Viewer }) {
  return (
    <>
      <ChannelsCard side={side} />
      <PushCard />
      <QuietHoursCard />
    </>
  )
}
