import { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { useEffect } from 'react'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { writeCookie } from '#lib/cookies.ts'
import { removeEncrypted } from '#lib/encrypted-storage.ts'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useHash } from '#lib/use-hash.ts'
import { LoadingScreen } from '#ui/LoadingScreen.tsx'

export const meta = () =>
  unlistedMeta({ title: 'Support visit', description: 'Opens a visit of Marquee’s staff to an account.' })

/** Goes on with a visit that an operator began on the operators’ own host. */
export default function EnterVisit() {
  const { mutate, isError } = useCallMutation(supportVisitCalls.enterVisit, {
    quiet: true,
    onSuccess: ({ token }) => {
      removeEncrypted('marquee.')
      writeCookie('token', token)
      window.location.replace('/dashboard')
    },
  })
  const handover = useHash()
  useEffect(() => {
    if (handover) mutate({ handover })
  }, [mutate, handover])
  if (handover !== '' && !isError) return <LoadingScreen />
  return (
    <AccountPage title="This visit can’t be opened" isTabTitle>
      <p>Its link works once, for one minute. Begin the visit again from the operators’ area.</p>
    </AccountPage>
  )
}
