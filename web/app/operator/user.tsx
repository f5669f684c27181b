import { useOutletContext, useParams } from 'react-router'
import { UserMoneyPanel } from '#features/finance/UserMoneyPanel.tsx'
import { UserPage } from '#features/operators/UserPage.tsx'
import { BroughtPairs } from '#features/outside-talents/BroughtPairs.tsx'

export default function User() {
  const { userId = '' } = useParams()
  const { email } = useOutletContext<{ email: string }>()
  return (
    <UserPage
      userId={userId}
      operatorEmail={email}
      panels={
        <>
          <UserMoneyPanel userId={userId} />
          <BroughtPairs userId={userId} />
        </>
      }
    />
  )
}
