import { NotificationsPage } from '#features/notifications/NotificationsPage.tsx'

export default function Notifications() {
  return <NotificationsPage side="brand" />
}
