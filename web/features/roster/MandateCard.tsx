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
      <Card title="Representation" aside={<RosterState row={details} />}>
        <MandateTerms mandate={details} reader="agent" talent={talent} />
        {isManaged && (
          <p>
            {isInvitedToClaim
              ? `${talent} is invited to claim their profile. Until then you act on their behalf.`
              : `${talent} has no account of their own. You manage the profile and act on their behalf.`}
          </p>
        )}
      </Card>
      {proposal && (
        <Card title="Proposed terms, not accepted yet" aside={`proposed ${formatDate(proposal.proposedAt)}`}>
          <Callout tone="action">They replace the present terms as soon as {talent} accepts them.</Callout>
          <MandateTerms mandate={proposal} reader="agent" talent={talent} />
        </Card>
      )}
    </>
  )
}
