import { useUser } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function AgentHome() {
  const { name } = useUser()
  return (
    <>
      <PageHeader title="Nothing needs you right now" lead={name} />
      <EmptyState title="No talents on your roster">What the talents you act for have to answer shows here.</EmptyState>
    </>
  )
}
