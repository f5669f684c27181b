import type { DealRecord } from '@marquee/contract/calls/operator-records'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatCount } from '@marquee/contract/rules/wording'
import { type ReactNode, useState } from 'react'
import { operatorPaths } from '#lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PartyLink } from '#ui/operators/PartyLink.tsx'
import { QueueItemsCard } from '#ui/operators/QueueItemsCard.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { AllowUnlabelledDialog } from './AllowUnlabelledDialog.tsx'
import { useDealRecord } from './records.queries.ts'

interface DealRecordPageProps {
  dealId: string
  /** The activity on the deal, provided by the page. */
  timelineOf: (deal: DealRecord) => ReactNode
}

/** One deal as operators read it: parties, money, dates, timeline, cases and items of the queue. */
export function DealRecordPage({ dealId, timelineOf }: DealRecordPageProps) {
  return (
    <Loaded query={useDealRecord(dealId)} skeleton={<PageSkeleton />}>
      {(deal) => (
        <>
          <PageHeader
            title={deal.title}
            back={{ label: 'Queue', to: operatorPaths.queue }}
            aside={`${deal.brand.name} and ${deal.talent.name}`}
            lead={
              <Cluster>
                <Status tone={dealLifecycle.states[deal.status].tone}>
                  {dealLifecycle.states[deal.status].label}
                </Status>
                <span>Deal since {formatDate(deal.createdAt)}. Each opening is in the audit log.</span>
              </Cluster>
            }
          />
          <Columns
            ratio="even"
            main={
              <>
                <PartiesCard deal={deal} />
                <MoneyCard deal={deal} />
                <WorkCard deal={deal} />
              </>
            }
            side={
              <>
                <QueueItemsCard items={deal.queueItems} />
                <CasesCard deal={deal} />
                <Card title="Timeline">{timelineOf(deal)}</Card>
              </>
            }
          />
        </>
      )}
    </Loaded>
  )
}

function PartiesCard({ deal }: { deal: DealRecord }) {
  return (
    <Card title="Parties and dates">
      <KeyValues
        rows={[
          { label: 'Brand', value: <PartyLink party={deal.brand} /> },
          { label: 'Talent', value: <PartyLink party={deal.talent} /> },
          ...(deal.agency ? [{ label: 'Agency', value: <PartyLink party={deal.agency} /> }] : []),
          { label: 'Agreed', value: formatLocalDateTime(deal.createdAt) },
          {
            label: 'Completed',
            value: deal.completedAt ? formatLocalDateTime(deal.completedAt) : 'Not yet',
          },
          { label: 'Payout day', value: deal.payDay ? formatDate(deal.payDay) : 'Not known yet' },
          {
            label: 'Messages',
            value: `${formatCount(deal.messages, 'message')}, hidden here. They are read in a case.`,
          },
        ]}
      />
    </Card>
  )
}

function MoneyCard({ deal: { price, payments, payouts } }: { deal: DealRecord }) {
  const money = (minor: number) => formatMoney(minor, price.currency)
  return (
    <Card title="Money">
      <KeyValues
        rows={[
          { label: 'Brand pays', value: money(price.payerPays) },
          { label: 'VAT', value: money(price.tax) },
          { label: `Marquee fee ${formatBps(price.feeBps)}`, value: money(price.fee) },
          ...(price.agentBps > 0
            ? [{ label: `Commission ${formatBps(price.agentBps)}`, value: money(price.agent) }]
            : []),
          { label: 'Talent earns', value: money(price.talent) },
          ...payments.map(({ status, captured, refunded, at }) => ({
            label: `Payment, ${formatDate(at)}`,
            value: `${paymentLifecycle.states[status].label} · ${money(captured)} charged${refunded > 0 ? ` · ${money(refunded)} refunded` : ''}`,
          })),
          ...payouts.map((payout) => ({
            label: 'Payout',
            value: (
              <>
                <PartyLink party={payout.payee} />
                {`: ${money(payout.amount)} · ${payoutLifecycle.states[payout.status].label}`}
                {payout.reason && ` · ${payout.reason}`}
                {payout.arrivesBy && ` · arrives by ${formatDate(payout.arrivesBy)}`}
              </>
            ),
          })),
        ]}
      />
    </Card>
  )
}

/** How a deliverable is labelled as an ad. */
const labelNames = {
  caption: 'Labelled in its text',
  platform_label: 'Labelled by the platform',
  operator: 'Allowed without a label',
} as const

function WorkCard({ deal: { deliverables } }: { deal: DealRecord }) {
  const [asked, setAsked] = useState<DealRecord['deliverables'][number] | null>(null)
  return (
    <Card title="Deliverables" tone="flush">
      <RowList label="Deliverables" isInCard>
        {deliverables.map((deliverable) => {
          const { id, title, status, dueAt, isOverdue, submissions, disclosureBasis } = deliverable
          return (
            <Row
              key={id}
              title={title}
              detail={[
                `Due ${formatDate(dueAt)}`,
                formatCount(submissions, 'submission'),
                ...(disclosureBasis ? [labelNames[disclosureBasis]] : []),
              ].join(' · ')}
              action={
                deliverable.mayAllowUnlabelled && (
                  <Button
                    size="small"
                    aria-label={`Allow ${title} without a label`}
                    onClick={() => setAsked(deliverable)}
                  >
                    Allow without a label
                  </Button>
                )
              }
              state={
                <Status tone={deliverableLifecycle.states[status].tone}>
                  {deliverableLifecycle.states[status].label}
                </Status>
              }
              isUrgent={isOverdue}
            />
          )
        })}
      </RowList>
      {asked && <AllowUnlabelledDialog deliverable={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}

function CasesCard({ deal: { cases, queueItems } }: { deal: DealRecord }) {
  return (
    <Card title="Cases">
      {cases.length === 0 ? (
        <p>No dispute, cancellation or chargeback.</p>
      ) : (
        <KeyValues
          rows={cases.map((one) => {
            const item = queueItems.find(({ subjectId }) => subjectId === one.id)
            return {
              label: `${caseNames[one.noun]}, ${formatDate(one.at)}`,
              value: item ? (
                <ButtonLink size="small" to={operatorPaths.queueItem(item.kind, item.subjectId)}>
                  {one.state}
                </ButtonLink>
              ) : (
                one.state
              ),
            }
          })}
        />
      )}
    </Card>
  )
}

type Case = DealRecord['cases'][number]
const caseNames: Record<Case['noun'], string> = {
  dispute: 'Dispute',
  cancellation: 'Cancellation',
  chargeback: 'Chargeback',
}
