import type { Dispute } from '@marquee/contract/calls/disputes'
import { disputeLabel, disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { disputeTypes } from '@marquee/contract/rules/dispute-types'
import { splitCharges } from '@marquee/contract/rules/split'
import { sideOf } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { ReportFileButton } from '#ui/reports/ReportFileButton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { type CaseOf, nameOf } from './case.ts'
import { DisputeSteps } from './DisputeSteps.tsx'
import { SettlementResult } from './SettlementResult.tsx'

export interface DisputePanelProps extends CaseOf {
  dispute: Dispute
}

/** A dispute: what both sides say, how far their splits are apart, the decision, and the reader’s next step. */
export function DisputePanel({ side, deal, dispute }: DisputePanelProps) {
  const { tone } = disputeLifecycle.states[dispute.status]
  const label = disputeLabel(dispute)
  if (dispute.openedBy === 'bank')
    return (
      <Card title="Dispute at the bank" aside={<Status tone={tone}>{label}</Status>}>
        <p>
          The bank of {side === 'brand' ? 'your card' : deal.brand.companyName} disputes the payment. Marquee
          sends it the agreed terms, the work, the messages and the timeline of this deal
          {dispute.evidenceDue && `, before ${formatDate(dispute.evidenceDue)}`}. Nothing is paid out until
          the bank has decided.
        </p>
      </Card>
    )
  return (
    <Card title="Dispute" aside={<Status tone={tone}>{label}</Status>}>
      <Stack>
        <p>
          <strong>{nameOf({ side, deal }, dispute.openedBy)}</strong> opened it:{' '}
          {dispute.type === 'chargeback' ? '' : disputeTypes[dispute.type].label}.
        </p>
        {dispute.statements.map(({ by, text, files, at }) => (
          <Stack key={at} gap={8}>
            <p>
              <strong>{nameOf({ side, deal }, by)}</strong>, <RelativeTime at={at} />: “{text}”
            </p>
            {files.map((file) => (
              <Cluster key={file.id}>
                <DownloadLink href={file.url} name="evidence">
                  {file.name}
                </DownloadLink>
                {by !== sideOf(side) && <ReportFileButton file={file} />}
              </Cluster>
            ))}
          </Stack>
        ))}
        <Distance side={side} deal={deal} dispute={dispute} />
        {dispute.decisions
          .filter(({ isAppeal }) => !isAppeal)
          .map((decision) => (
            <Decision key={decision.at} side={side} deal={deal} dispute={dispute} decision={decision} />
          ))}
        {dispute.appeal && (
          <p>
            <strong>{nameOf({ side, deal }, dispute.appeal.by)}</strong> appealed: “{dispute.appeal.text}”
          </p>
        )}
        {dispute.decisions
          .filter(({ isAppeal }) => isAppeal)
          .map((decision) => (
            <Decision key={decision.at} side={side} deal={deal} dispute={dispute} decision={decision} />
          ))}
        {dispute.settlement && <SettlementResult side={side} deal={deal} settlement={dispute.settlement} />}
        <DisputeSteps side={side} deal={deal} dispute={dispute} />
      </Stack>
    </Card>
  )
}

/** A decision of Marquee: its reason, and until the money has moved what each side gets. */
function Decision({
  side,
  deal,
  dispute,
  decision,
}: DisputePanelProps & { decision: Dispute['decisions'][number] }) {
  const { reason, text, backBps, isAppeal, isIndependent } = decision
  const { money, settlement } = dispute
  const split = splitCharges(money.charges, backBps)
  return (
    <div>
      <p>
        <strong>
          {isAppeal ? 'Decision about the appeal' : 'Decision'}: {reason}.
        </strong>{' '}
        {text}
        {!isIndependent && ' The same operator decided, because there is no other one.'}
      </p>
      {!settlement && money.left > 0 && (
        <KeyValues
          rows={[
            {
              label: side === 'brand' ? 'Back to your card' : `Back to ${deal.brand.companyName}`,
              value: formatMoney(split.back, money.currency),
            },
            {
              label: side === 'talent' ? 'You earn' : `${deal.talent.displayName} earns`,
              value: formatMoney(split.talent, money.currency),
            },
          ]}
        />
      )}
    </div>
  )
}

/** The splits that both sides have named, and the money between them. */
function Distance({ side, deal, dispute }: DisputePanelProps) {
  const { brandBps, talentBps, money, status } = dispute
  const isOpen = status === 'open' || status === 'escalated'
  if (!isOpen || money.left === 0 || (brandBps === null && talentBps === null)) return null
  const inMoney = (bps: number | null) =>
    bps === null
      ? 'Not named yet'
      : `${formatMoney(splitCharges(money.charges, bps).back, money.currency)} (${bps / 100}%)`
  const apart =
    brandBps === null || talentBps === null
      ? null
      : splitCharges(money.charges, brandBps).back - splitCharges(money.charges, talentBps).back
  return (
    <KeyValues
      rows={[
        { label: `${nameOf({ side, deal }, 'brand')}: back at least`, value: inMoney(brandBps) },
        { label: `${nameOf({ side, deal }, 'talent')}: back at most`, value: inMoney(talentBps) },
        ...(apart === null
          ? []
          : [{ label: 'Apart', value: formatMoney(apart, money.currency), isTotal: true }]),
      ]}
    />
  )
}
