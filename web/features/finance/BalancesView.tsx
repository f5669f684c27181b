import type { LedgerBalances, LedgerCheck } from '@marquee/contract/calls/finance'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { ledgerFamilies } from '@marquee/contract/rules/ledger-families'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Money } from '#ui/Money.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { useMoney } from './finance.queries.ts'

/** The balances of the ledger in each currency, and the results of its checks. */
export function BalancesView() {
  return (
    <Loaded query={useMoney()} skeleton={<RowsSkeleton />}>
      {({ balances, checks }) => (
        <Columns
          ratio="even"
          main={
            balances.length === 0 ? (
              <Card>
                <EmptyState title="No money yet">Balances appear with the first payment.</EmptyState>
              </Card>
            ) : (
              balances.map((balance) => <BalanceCards key={balance.currency} balance={balance} />)
            )
          }
          side={<ChecksCard checks={checks} />}
        />
      )}
    </Loaded>
  )
}

/** The cards of a currency: which kinds of accounts each one lists. */
const cards = [
  { title: 'What we have', kinds: ['asset'] },
  { title: 'What we owe', kinds: ['liability'] },
  { title: 'Income and costs', kinds: ['income', 'expense'] },
] as const

function BalanceCards({ balance: { currency, accounts, own } }: { balance: LedgerBalances }) {
  const shares = cards.map(({ title, kinds }) => {
    const rows = accounts
      .filter(({ family }) => kinds.some((kind) => kind === ledgerFamilies[family].kind))
      .map(({ family, amount }) => ({
        label: ledgerFamilies[family].label,
        value: <Money minor={amount} currency={currency} />,
        isQuiet: amount === 0,
      }))
    return (
      <Card key={title} title={`${title}, ${currency}`}>
        <KeyValues rows={rows} />
      </Card>
    )
  })
  const ownMoney = {
    label: 'At the payment provider',
    value: <Money minor={own} currency={currency} />,
    isTotal: true,
  }
  return (
    <>
      {shares}
      <Card title={`Marquee’s own money, ${currency}`}>
        <KeyValues rows={[ownMoney]} />
      </Card>
    </>
  )
}

function ChecksCard({ checks }: { checks: readonly LedgerCheck[] }) {
  const failed = checks.filter(({ holds }) => !holds).length
  return (
    <Card
      title="Checks of the ledger"
      aside={
        checks.length > 0 &&
        (failed > 0 ? (
          <Status tone="bad">{`${failed} failed`}</Status>
        ) : (
          <Status tone="good">All hold</Status>
        ))
      }
    >
      {checks.length === 0 ? (
        <p>The first check runs within an hour of the start, then once a day.</p>
      ) : (
        <RowList label="Checks of the ledger">
          {checks.map((check) => (
            <Row
              key={check.name}
              title={check.name}
              detail={detailOf(check)}
              state={<CheckState check={check} />}
              time={<RelativeTime at={check.checkedAt} />}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

function CheckState({ check: { holds, needsAttention } }: { check: LedgerCheck }) {
  if (!holds) return <Status tone="bad">Failed</Status>
  return needsAttention ? <Status tone="warning">Attention</Status> : <Status tone="good">Holds</Status>
}

function detailOf({ detail, holds, changedAt }: LedgerCheck): string {
  return holds ? detail : `Since ${formatLocalDateTime(changedAt)}: ${detail}`
}
