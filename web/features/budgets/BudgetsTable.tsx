import type { Budget } from '@marquee/contract/calls/budgets'
import type { Currency } from '@marquee/contract/rules/currency'
import { DataTable } from '#ui/DataTable.tsx'
import { Money } from '#ui/Money.tsx'
import { Stack } from '#ui/Stack.tsx'
import { StackedBar, StackedBarLegend } from '#ui/StackedBar.tsx'
import { Status } from '#ui/Status.tsx'

interface BudgetsTableProps {
  currency: Currency
  budgets: readonly Budget[]
  campaignPath: (campaignId: string) => string
}

const legend = [
  { kind: 'strong', label: 'Released' },
  { kind: 'middle', label: 'Held by Marquee' },
  { kind: 'light', label: 'Held on cards' },
  { kind: 'none', label: 'Budget remaining' },
] as const

/** Campaigns with their budgets: a decorative bar with the same figures beside it. */
export function BudgetsTable({ currency, budgets, campaignPath }: BudgetsTableProps) {
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <Stack gap={12}>
      <StackedBarLegend parts={legend} />
      <DataTable<Budget>
        caption={`Budgets by campaign, ${currency}, VAT included`}
        items={budgets}
        keyOf={({ campaign }) => campaign.id}
        toOf={({ campaign }) => (campaign.isDirect ? null : campaignPath(campaign.id))}
        columns={[
          {
            label: 'Campaign',
            cell: ({ campaign }) => campaign.title,
          },
          { label: 'Use', cell: (budget) => <StackedBar parts={partsOf(budget)} /> },
          {
            label: 'Budget',
            isNumber: true,
            cell: ({ budget }) => (budget === null ? 'Not set' : money(budget)),
          },
          { label: 'On cards', isNumber: true, cell: ({ committed }) => money(committed) },
          { label: 'Held by Marquee', isNumber: true, cell: ({ held }) => money(held) },
          { label: 'Released', isNumber: true, cell: ({ released }) => money(released) },
          { label: 'Refunded', isNumber: true, cell: ({ refunded }) => money(refunded) },
          { label: 'Remaining', isNumber: true, cell: (budget) => <Remaining budget={budget} /> },
        ]}
      />
    </Stack>
  )
}

function Remaining({ budget: { remaining, currency } }: { budget: Budget }) {
  if (remaining === null) return '–'
  if (remaining >= 0) return <Money minor={remaining} currency={currency} />
  return (
    <span>
      <Status tone="warning">over by</Status> <Money minor={-remaining} currency={currency} />
    </span>
  )
}

function partsOf({ released, held, committed, remaining }: Budget) {
  return [
    { kind: 'strong', amount: released },
    { kind: 'middle', amount: held },
    { kind: 'light', amount: committed },
    { kind: 'none', amount: remaining ?? 0 },
  ] as const
}
