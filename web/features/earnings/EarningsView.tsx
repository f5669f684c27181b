import type { ReactNode } from 'react'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { byCurrency } from './by-currency.ts'
import { CurrencyCard } from './CurrencyCard.tsx'
import { usePayouts } from './earnings.queries.ts'
import { HowPayWorks } from './HowPayWorks.tsx'
import { PayoutsCard } from './PayoutsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'
import { type Payee, useEarnings } from './use-earnings.ts'

interface EarningsViewProps {
  payee: Payee
  dealPath: (dealId: string) => string
  /** The bank account card. */
  bank: ReactNode
  /** The bank account is incomplete: its card comes first, also on a phone. */
  isBankFirst: boolean
  emptyAction: ReactNode
}

/** The earnings of a talent or an agency: totals by currency, upcoming payouts, and all payouts. */
export function EarningsView({ payee, dealPath, bank, isBankFirst, emptyAction }: EarningsViewProps) {
  const payouts = usePayouts(payee)
  return (
    <Loaded query={useEarnings(payee)} skeleton={<PageSkeleton />}>
      {(earnings) => {
        const currencies = byCurrency(earnings, new Date())
        const isEmpty = currencies.length === 0
        return (
          <Columns
            main={
              <>
                {isBankFirst && bank}
                {isEmpty && (
                  <EmptyState title="No earnings yet" action={emptyAction}>
                    {payee === 'talent'
                      ? 'When a brand pays for your work, you’ll see the amount held for you and its payout date here.'
                      : 'When a brand pays for your talents’ work, you’ll see the commission held for you and its payout date here.'}
                  </EmptyState>
                )}
                {currencies.map((one) => (
                  <CurrencyCard key={one.currency} reader={payee} earnings={one} />
                ))}
                {!isEmpty && <UpcomingCard reader={payee} upcoming={earnings.upcoming} dealPath={dealPath} />}
                {!isEmpty && <PayoutsCard reader={payee} payouts={payouts} dealPath={dealPath} />}
              </>
            }
            side={
              <>
                {!isBankFirst && bank}
                <HowPayWorks payee={payee} />
              </>
            }
          />
        )
      }}
    </Loaded>
  )
}
