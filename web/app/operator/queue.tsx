import { useOutletContext } from 'react-router'
import { QueuePage } from '#features/queue/QueuePage.tsx'

export default function Queue() {
  const { id } = useOutletContext<{ id: string }>()
  return <QueuePage operatorId={id} />
}
