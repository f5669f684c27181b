import type { ReactNode } from 'react'
import { isActing } from '#lib/acting.ts'
import { useUser } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { PageKeysField } from '#ui/fields/PageKeysField.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { BlockedCard } from './BlockedCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { DataExportCard } from './DataExportCard.tsx'
import { DeleteAccountCard } from './DeleteAccountCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { LegalCard } from './LegalCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { SupportVisitsCard } from './SupportVisitsCard.tsx'

interface SettingsPageProps {
  /** The person's own details, where no profile page has them. */
  details?: ReactNode
  /** The notification settings. */
  notifications: ReactNode
  /** The path of the user’s reports. */
  reports: string
  /** What else is deleted with the account, one sentence each. */
  alsoLost?: readonly string[]
}

/** The account settings that all roles have; what secures the account is the user’s alone. */
export function SettingsPage({ details, notifications, reports, alsoLost }: SettingsPageProps) {
  const { email, role } = useUser()
  return (
    <>
      <PageHeader title="Settings" lead={`Signed in as ${email}`} />
      <Columns
        ratio="even"
        main={
          <>
            {details}
            {!isActing() && <EmailCard />}
            {!isActing() && <PasswordCard />}
            {!isActing() && <SecondFactorCard />}
            {!isActing() && <SessionsCard />}
            <SupportVisitsCard />
            {role.role !== 'talentagent' && <BlockedCard />}
            {!isActing() && <DataExportCard />}
            {!isActing() && <ContactCard />}
          </>
        }
        side={
          <>
            {notifications}
            <Card title="Keyboard">
              <PageKeysField />
            </Card>
            <ReportsCard path={reports} />
            <LegalCard role={role.role} />
            {!isActing() && <DeleteAccountCard {...(alsoLost && { alsoLost })} />}
          </>
        }
      />
    </>
  )
}
