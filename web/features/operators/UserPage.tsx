import type { UserDetails } from '@marquee/contract/calls/operators'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { type ReactNode, useState } from 'react'
import { deviceName } from '#lib/device-name.ts'
import { operatorPaths } from '#lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { AccountState } from './AccountState.tsx'
import { ActAsDialog } from './ActAsDialog.tsx'
import { roleLabels } from './account-labels.ts'
import { ConsentsCard } from './ConsentsCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { useUser } from './operators.queries.ts'
import { SuspendDialog } from './SuspendDialog.tsx'

interface UserPageProps {
  userId: string
  /** The address with which the operator signs in. */
  operatorEmail: string
  /** What other parts of the product know about the user. */
  panels?: ReactNode
}

/** One user as operators see them: account, sessions and support visits. */
export function UserPage({ userId, operatorEmail, panels }: UserPageProps) {
  const user = useUser(userId)
  const [isActing, setActing] = useState(false)
  const [isSuspending, setSuspending] = useState(false)
  return (
    <Loaded query={user} skeleton={<PageSkeleton />}>
      {(details) => (
        <>
          <PageHeader
            title={details.name}
            back={{ label: 'Users', to: operatorPaths.users }}
            lead={`${roleLabels[details.role]} · joined ${formatDate(details.createdAt)}`}
            actions={
              <>
                <ButtonLink to={`${operatorPaths.audit}?user=${details.id}`}>Audit log</ButtonLink>
                {details.role !== 'adminProMax' && details.status !== 'erased' && (
                  <Button onClick={() => setSuspending(true)}>
                    {details.status === 'suspended' ? 'Restore' : 'Suspend'}
                  </Button>
                )}
                {details.role !== 'adminProMax' &&
                  details.status === 'active' &&
                  !details.isAgencySuspended && (
                    <Button kind="primary" onClick={() => setActing(true)}>
                      Act as {details.name}
                    </Button>
                  )}
              </>
            }
          />
          <Columns
            ratio="even"
            main={
              <>
                <AccountCard user={details} />
                {details.role !== 'adminProMax' && <ConsentsCard consents={details.consents} />}
                {panels}
                <NotesCard user={details} />
              </>
            }
            side={
              <>
                <VisitsCard visits={details.visits} />
                <SessionsOfUserCard sessions={details.sessions} />
              </>
            }
          />
          <SuspendDialog user={details} isOpen={isSuspending} onClose={() => setSuspending(false)} />
          <ActAsDialog
            user={details}
            operatorEmail={operatorEmail}
            isOpen={isActing}
            onClose={() => setActing(false)}
          />
        </>
      )}
    </Loaded>
  )
}

function AccountCard({ user }: { user: UserDetails }) {
  return (
    <Card title="Account">
      <KeyValues
        rows={[
          { label: 'Status', value: <AccountState {...user} /> },
          { label: 'Email', value: user.status === 'erased' ? '–' : user.email },
          {
            label: 'Email confirmed',
            value: user.emailVerifiedAt ? formatDate(user.emailVerifiedAt) : 'Not yet',
          },
          {
            label: 'Last seen',
            value: user.lastSeenAt ? <RelativeTime at={user.lastSeenAt} /> : 'Signed out',
          },
        ]}
      />
    </Card>
  )
}

function SessionsOfUserCard({ sessions }: Pick<UserDetails, 'sessions'>) {
  return (
    <Card title="Active sessions">
      {sessions.length === 0 ? (
        <p>Not signed in anywhere.</p>
      ) : (
        <RowList label="Sessions">
          {sessions.map(({ id, device, ip, lastSeenAt }) => (
            <Row key={id} title={deviceName(device)} detail={ip} time={<RelativeTime at={lastSeenAt} />} />
          ))}
        </RowList>
      )}
    </Card>
  )
}

function VisitsCard({ visits }: Pick<UserDetails, 'visits'>) {
  return (
    <Card title="Support visits">
      {visits.length === 0 ? (
        <p>No operator has acted as this user.</p>
      ) : (
        <RowList label="Support visits, newest first">
          {visits.map((visit) => (
            <Row
              key={visit.id}
              title={visit.reason}
              detail={`${visit.operator} · ${formatLocalDateTime(visit.startedAt)} · ${visit.changes.length === 0 ? 'nothing changed' : `${visit.changes.length} changed`}${visit.objection === null ? '' : ` · Objection: ${visit.objection}`}`}
              state={
                visit.objection !== null ? (
                  <Status tone="bad">Objected</Status>
                ) : visit.isOpen ? (
                  <Status tone="action">Open</Status>
                ) : (
                  <Status tone="quiet">Ended</Status>
                )
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
