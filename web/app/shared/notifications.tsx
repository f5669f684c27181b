import { NotificationsPage } from '#features/notifications/NotificationsPage.tsx'
import { useViewer } from '#lib/use-viewer.ts'

export default function Notifications() {
  return <NotificationsPage side={useViewer()} />
}
