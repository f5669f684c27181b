import { useUser } from '#lib/session.ts'
import { Columns } from '#ui/Columns.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { DeleteAccountCard } from './DeleteAccountCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** What belongs to the account itself, whatever its role. */
export function SettingsPage() {
  const { email } = useUser()
  return (
    <>
      <PageHeader title="Settings" lead={`Signed in as ${email}`} />
      <Columns
        ratio="even"
        main={
          <>
            <PasswordCard />
            <DeleteAccountCard />
          </>
        }
        side={<SessionsCard />}
      />
    </>
  )
}
