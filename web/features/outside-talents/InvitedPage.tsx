import { NO_FEE_MONTHS } from '@marquee/contract/rules/outside-talents'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { useOutsideInvitations } from './outside-talents.queries.ts'

interface InvitedPageProps {
  /** The brand’s live campaigns. */
  campaigns: readonly { id: string; title: string }[]
  back: { label: string; to: string }
  talentPath: (talentId: string) => string
  /** The reason why the brand cannot invite now, with what to do; null when it can. */
  notice: ReactNode
}

/** Whom the brand has invited to Marquee, where each invitation is, and the form for another one. */
export function InvitedPage({ campaigns, back, talentPath, notice }: InvitedPageProps) {
  const [isOpen, setOpen] = useState(false)
  const invitations = useOutsideInvitations()
  const hasInvited = invitations.items.length > 0
  const button = !notice && (
    <Button kind="primary" onClick={() => setOpen(true)}>
      Invite someone
    </Button>
  )
  return (
    <>
      <PageHeader
        title="People you’ve invited"
        back={back}
        lead={`Invite people you know who are not on Marquee. If they join with your link, your deals with them carry no fee for ${NO_FEE_MONTHS} months.`}
        actions={hasInvited && button}
      />
      {notice}
      <LoadedPages
        pages={invitations}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title="You haven’t invited anyone yet" action={button}>
            Enter their email and we’ll tell them it’s from you.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList label="Invitations, newest first">
            {items.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} talentPath={talentPath} />
            ))}
          </RowList>
        )}
      </LoadedPages>
      <InviteDialog isOpen={isOpen} onClose={() => setOpen(false)} campaigns={campaigns} />
    </>
  )
}
