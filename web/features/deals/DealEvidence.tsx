import type { DealDetails } from '@marquee/contract/calls/deals'
import { describeTerms } from '@marquee/contract/terms/describe-terms'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { timelineOf } from './timeline.ts'

/** What was agreed and done in a deal, as an operator reads it: terms, submitted work with comments, timeline. */
export function DealEvidence({ deal, work }: { deal: DealDetails; work: ReactNode }) {
  return (
    <>
      <Card title="Terms" aside={`Offer version ${deal.acceptedVersionNo}, accepted`}>
        <KeyValues rows={describeTerms(deal.terms).map(({ label, text }) => ({ label, value: text }))} />
      </Card>
      <Card title="Agreed deliverables">{work}</Card>
      {deal.deliverables.map((deliverable) => (
        <Card
          key={deliverable.id}
          title={deliverable.title}
          aside={`${deliverable.revisionsUsed} of ${deliverable.revisionsIncluded} revisions used`}
        >
          {deliverable.submissions.length === 0 ? (
            <p>Nothing was submitted.</p>
          ) : (
            // An agent is no party of the deal, so both sides are named.
            <SubmissionView deliverable={deliverable} side="agent" isReadOnly />
          )}
        </Card>
      ))}
      <Card title="Timeline">
        <Timeline entries={timelineOf(deal, 'operator')} />
      </Card>
    </>
  )
}
