import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import layout from '#app/account/layout.module.css'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { OperatorSignIn } from '#features/operators/OperatorSignIn.tsx'
import { operatorPaths } from '#lib/paths.ts'
import { unlistedMeta } from '#lib/public-meta.ts'

const title = 'Operator sign-in'
const lead = 'For Marquee’s own staff.'

export const meta = () => unlistedMeta({ title, description: lead })

export default function SignIn() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const enter = () => {
    client.clear()
    navigate(operatorPaths.queue, { replace: true })
  }
  return (
    <main id="content" className={layout.main}>
      <AccountPage title={title} lead={lead}>
        <OperatorSignIn onSignedIn={enter} />
      </AccountPage>
    </main>
  )
}
