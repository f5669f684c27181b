import { useOutletContext, useParams } from 'react-router'
import { UserMoneyPanel } from '#features/finance/UserMoneyPanel.tsx'
import { UserPage } from '#features/operators/UserPage.tsx'

export default function User() {
  const { userId = '' } = useParams()
  const { email } = useOutletContext<{ email: string }>()
  return <UserPage userId={userId} operatorEmail={email} panels={<UserMoneyPanel userId={userId} />} />
}
