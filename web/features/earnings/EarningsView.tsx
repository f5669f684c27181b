import type { ReactNode } from 'react'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { byCurrency } from './by-currency.ts'
import { CurrencyCard } from './CurrencyCard.tsx'
import { useEarnings } from './earnings.queries.ts'
import { HowPayWorks } from './HowPayWorks.tsx'
import { PayoutsCard } from './PayoutsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'

interface EarningsViewProps {
  dealPath: (dealId: string) => string
  /** Where the money goes. */
  bank: ReactNode
  /** The bank account lacks something: then it comes first, on a phone too. */
  isBankFirst: boolean
  emptyAction: ReactNode
}

/** A talent's money: each currency at a glance, what comes, and every pay-out. */
export function EarningsView({ dealPath, bank, isBankFirst, emptyAction }: EarningsViewProps) {
  return (
    <Loaded query={useEarnings()} skeleton={<PageSkeleton />}>
      {(earnings) => {
        const currencies = byCurrency(earnings, new Date())
        const isEmpty = currencies.length === 0
        return (
          <Columns
            main={
              <>
                {isBankFirst && bank}
                {isEmpty && (
                  <EmptyState title="Nothing earned yet" action={emptyAction}>
                    When a brand pays for your work, you see here what is held for you and on which day it is yours.
                  </EmptyState>
                )}
                {currencies.map((one) => (
                  <CurrencyCard key={one.currency} earnings={one} />
                ))}
                {!isEmpty && <UpcomingCard upcoming={earnings.upcoming} dealPath={dealPath} />}
                {!isEmpty && <PayoutsCard dealPath={dealPath} />}
              </>
            }
            side={
              <>
                {!isBankFirst && bank}
                <HowPayWorks />
              </>
            }
          />
        )
      }}
    </Loaded>
  )
}
