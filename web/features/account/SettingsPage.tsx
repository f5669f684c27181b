import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { Columns } from '#ui/Columns.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { DeleteAccountCard } from './DeleteAccountCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

interface SettingsPageProps {
  /** The person's own details, where no profile page has them. */
  details?: ReactNode
  /** The notification settings. */
  notifications: ReactNode
  /** What else is deleted with the account, one sentence each. */
  alsoLost?: readonly string[]
}

/** The account settings that all roles have. */
export function SettingsPage({ details, notifications, alsoLost }: SettingsPageProps) {
  const { email } = useUser()
  return (
    <>
      <PageHeader title="Settings" lead={`Signed in as ${email}`} />
      <Columns
        ratio="even"
        main={
          <>
            {details}
            <PasswordCard />
            <SessionsCard />
          </>
        }
        side={
          <>
            {notifications}
            <DeleteAccountCard {...(alsoLost && { alsoLost })} />
          </>
        }
      />
    </>
  )
}
