import { invoiceCalls } from '@marquee/contract/calls/invoices'
import type { Payout } from '@marquee/contract/calls/payouts'
import { payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { formatMoney } from '@marquee/contract/rules/currency'
import { Card } from '#ui/Card.tsx'
import { DownloadCsv } from '#ui/DownloadCsv.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import type { Reader } from './describe-earnings.ts'
import { describePayout, describeTheirPayout } from './describe-payout.ts'
import type { usePayouts } from './earnings.queries.ts'

interface PayoutsCardProps {
  reader: Reader
  payouts: ReturnType<typeof usePayouts>
  dealPath: (dealId: string) => string
}

/** The statements of each payee as a file; those of a roster talent are the talent's own. */
const statementTables = { talent: invoiceCalls.statementTable, agent: invoiceCalls.agencyStatementTable }

/** Payouts sent, scheduled or on hold, newest first, each with its reason and its statement. */
export function PayoutsCard({ reader, payouts, dealPath }: PayoutsCardProps) {
  return (
    <Card
      title="Payouts"
      tone={payouts.items.length > 0 ? 'flush' : 'plain'}
      aside={reader !== 'agentOfTalent' && <DownloadCsv table={statementTables[reader]} size="small" />}
    >
      <LoadedPages
        pages={payouts}
        skeleton={<RowsSkeleton count={3} />}
        empty={<p>No payouts yet. We send the first one when a deal is completed.</p>}
      >
        {(items) => (
          <RowList label="Payouts" isInCard>
            {items.map((payout) => (
              <PayoutRow key={payout.id} reader={reader} payout={payout} to={dealPath(payout.dealId)} />
            ))}
          </RowList>
        )}
      </LoadedPages>
    </Card>
  )
}

function PayoutRow({ reader, payout, to }: { reader: Reader; payout: Payout; to: string }) {
  const describe = reader === 'agentOfTalent' ? describeTheirPayout : describePayout
  const { label, tone } = payoutLifecycle.states[payout.status]
  const name = `${formatMoney(payout.amount, payout.currency)} · ${payout.title}`
  return (
    <Row
      to={to}
      title={name}
      detail={describe(payout, new Date())}
      state={<Status tone={tone}>{label}</Status>}
      time={<RelativeTime at={payout.at} />}
      action={
        payout.statementUrl && (
          <DownloadLink href={payout.statementUrl} name={`for ${name}`}>
            Statement
          </DownloadLink>
        )
      }
    />
  )
}
