import type { RosterDetails } from '@marquee/contract/calls/roster'
import { formatDate } from '@marquee/contract/rules/dates'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { MandateTerms } from './MandateTerms.tsx'
import { RosterState } from './RosterState.tsx'

/** The present terms of a mandate, and proposed terms that await a response. */
export function MandateCard({ details }: { details: RosterDetails }) {
  const { proposal, isManaged, isInvitedToClaim, email } = details
  const talent = details.talent?.displayName ?? email ?? 'The talent'
  return (
    <>
      <Card title="Mandate" aside={<RosterState row={details} />}>
        <MandateTerms mandate={details} reader="agent" talent={talent} />
        {isManaged && (
          <p>
            {isInvitedToClaim
              ? `${talent} is invited to take over the profile with an own sign-in. Until then you act for them.`
              : `${talent} has no own sign-in: you keep the profile and act for them.`}
          </p>
        )}
      </Card>
      {proposal && (
        <Card title="New terms, not granted yet" aside={`asked ${formatDate(proposal.proposedAt)}`}>
          <Callout tone="action">
            They take the place of the present ones the moment {talent} grants them.
          </Callout>
          <MandateTerms mandate={proposal} reader="agent" talent={talent} />
        </Card>
      )}
    </>
  )
}
