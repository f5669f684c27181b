import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useBudgets } from './budgets.queries.ts'
import { byCurrency } from './by-currency.ts'
import { CurrencySection } from './CurrencySection.tsx'

interface BudgetsViewProps {
  campaignPath: (campaignId: string) => string
  emptyAction: ReactNode
}

/** A brand's budgets by campaign, separate for each currency. */
export function BudgetsView({ campaignPath, emptyAction }: BudgetsViewProps) {
  return (
    <Loaded
      query={useBudgets()}
      skeleton={<RowsSkeleton />}
      isEmpty={(budgets) => byCurrency(budgets).length === 0}
      empty={
        <Card>
          <EmptyState title="No budgets yet" action={emptyAction}>
            Set a campaign budget or send an offer to see amounts held, charged and remaining.
          </EmptyState>
        </Card>
      }
    >
      {(budgets) => (
        <Stack gap={28}>
          {byCurrency(budgets).map((currencyBudgets) => (
            <CurrencySection
              key={currencyBudgets.currency}
              currencyBudgets={currencyBudgets}
              campaignPath={campaignPath}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
