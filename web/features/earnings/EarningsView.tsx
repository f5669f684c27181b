import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { byCurrency } from './by-currency.ts'
import { CurrencyCard } from './CurrencyCard.tsx'
import { useEarnings } from './earnings.queries.ts'
import { PayoutsCard } from './PayoutsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'

interface EarningsViewProps {
  dealPath: (dealId: string) => string
  /** Beside the figures: where the money goes. */
  bank: ReactNode
  emptyAction: ReactNode
}

/** A talent's money: each currency at a glance, what comes, and every pay-out. */
export function EarningsView({ dealPath, bank, emptyAction }: EarningsViewProps) {
  return (
    <Loaded query={useEarnings()} skeleton={<PageSkeleton />}>
      {(earnings) => {
        const currencies = byCurrency(earnings, new Date())
        const isEmpty = currencies.length === 0
        return (
          <Columns
            main={
              <>
                {isEmpty && (
                  <Card>
                    <EmptyState title="Nothing earned yet" action={emptyAction}>
                      When a brand pays for your work, you see here what is held for you and on which day it is yours.
                    </EmptyState>
                  </Card>
                )}
                {currencies.map((one) => (
                  <CurrencyCard key={one.currency} earnings={one} />
                ))}
                {!isEmpty && <UpcomingCard upcoming={earnings.upcoming} dealPath={dealPath} />}
                {!isEmpty && <PayoutsCard dealPath={dealPath} />}
              </>
            }
            side={bank}
          />
        )
      }}
    </Loaded>
  )
}
