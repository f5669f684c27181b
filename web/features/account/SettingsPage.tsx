import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { Columns } from '#ui/Columns.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { DeleteAccountCard } from './DeleteAccountCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

interface SettingsPageProps {
  /** How it wants to hear of news. */
  news: ReactNode
  /** What else ends with the account, a sentence each. */
  alsoLost?: readonly string[]
}

/** What belongs to the account itself, whatever its role. */
export function SettingsPage({ news, alsoLost }: SettingsPageProps) {
  const { email } = useUser()
  return (
    <>
      <PageHeader title="Settings" lead={`Signed in as ${email}`} />
      <Columns
        ratio="even"
        main={
          <>
            <PasswordCard />
            <SessionsCard />
          </>
        }
        side={
          <>
            {news}
            <DeleteAccountCard {...(alsoLost && { alsoLost })} />
          </>
        }
      />
    </>
  )
}
