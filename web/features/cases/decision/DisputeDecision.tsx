import type { DealDetails } from '@marquee/contract/calls/deals'
import type { ReactNode } from 'react'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { namesOf } from '../case.ts'
import { Background, CancellationRequest, Proposals, Statements } from './CaseFile.tsx'
import { useCancellationFile, useDisputeFile } from './case-file.queries.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { AppealNotAllowed, FirstDecision } from './FirstDecision.tsx'

interface FileProps {
  id: string
  /** Terms, submitted work and timeline of the deal, provided by the page. */
  evidenceOf: (deal: DealDetails) => ReactNode
}

interface DecisionProps {
  id: string
  onDecided: () => void
}

/** Everything that the decision of a dispute rests on. */
export function DisputeFile({ id, evidenceOf }: FileProps) {
  return (
    <Loaded query={useDisputeFile(id)} skeleton={<RowsSkeleton />}>
      {({ dispute, ...file }) => (
        <>
          <Statements file={file} dispute={dispute} />
          <Proposals file={file} dispute={dispute} />
          {evidenceOf(file.deal)}
          <Background file={file} />
        </>
      )}
    </Loaded>
  )
}

/** Decides a dispute, or the appeal against its decision. */
export function DisputeDecision({ id, onDecided }: DecisionProps) {
  return (
    <Loaded query={useDisputeFile(id)} skeleton={<RowsSkeleton />}>
      {({ dispute, deal, appealed }) => {
        const names = namesOf(deal)
        const proposals = [
          ...(appealed ? [{ label: 'First decision', backBps: appealed.backBps }] : []),
          { label: names.talent, backBps: dispute.talentBps },
          { label: names.brand, backBps: dispute.brandBps },
        ].flatMap(({ label, backBps }) =>
          backBps === null ? [] : [{ label: `${label}: ${backBps / 100}%`, backBps }],
        )
        return (
          <>
            {appealed && <FirstDecision appealed={appealed} names={names} money={dispute.money} />}
            {appealed && !appealed.mayDecide ? (
              <AppealNotAllowed mayDecideFrom={appealed.mayDecideFrom} />
            ) : (
              <DecisionForm
                subject={{ disputeId: id }}
                version={dispute.version}
                names={names}
                money={dispute.money}
                proposals={proposals}
                initialBps={appealed?.backBps}
                effect={
                  appealed
                    ? 'The appeal ends with this decision, and the money moves at once.'
                    : 'Each side may appeal once within 7 days. The money moves when nobody has, or both accept.'
                }
                onDecided={onDecided}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** Everything that the decision of a cancellation request rests on. */
export function CancellationFile({ id, evidenceOf }: FileProps) {
  return (
    <Loaded query={useCancellationFile(id)} skeleton={<RowsSkeleton />}>
      {({ cancellation, ...file }) => (
        <>
          <CancellationRequest file={file} cancellation={cancellation} />
          {evidenceOf(file.deal)}
          <Background file={file} />
        </>
      )}
    </Loaded>
  )
}

/** Decides a cancellation request that was not answered. */
export function CancellationDecision({ id, onDecided }: DecisionProps) {
  return (
    <Loaded query={useCancellationFile(id)} skeleton={<RowsSkeleton />}>
      {({ cancellation, deal }) => (
        <DecisionForm
          subject={{ cancellationId: id }}
          version={cancellation.version}
          names={namesOf(deal)}
          money={cancellation.money}
          proposals={cancellation.proposals.slice(-2).map(({ by, backBps }) => ({
            label: `${namesOf(deal)[by]}: ${backBps / 100}%`,
            backBps,
          }))}
          effect="The deal ends with this decision, and the money moves at once."
          onDecided={onDecided}
        />
      )}
    </Loaded>
  )
}
