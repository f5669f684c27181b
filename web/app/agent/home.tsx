import { useUser } from '#lib/session.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function Home() {
  const user = useUser()
  return <PageHeader title={`Welcome, ${user.name}`} />
}
