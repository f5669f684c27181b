import type { CallOutput } from '@marquee/contract/call'
import type { searchCalls } from '@marquee/contract/calls/search'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatNumber } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { DataTable } from '#ui/DataTable.tsx'
import classes from './Search.module.css'

type FoundTalent = CallOutput<typeof searchCalls.searchTalent>['items'][number]

interface TalentsTableProps {
  items: readonly FoundTalent[]
  pathOf: (talentId: string) => string
  typeNameOf: (typeId: string | null) => string | undefined
  noteOf: (talentId: string) => string | null
  heartOf: (talent: FoundTalent) => ReactNode
  boxOf: (talent: FoundTalent) => ReactNode
}

/** Found talents below each other, for comparing their numbers. */
export function TalentsTable({ items, pathOf, typeNameOf, noteOf, heartOf, boxOf }: TalentsTableProps) {
  return (
    <DataTable<FoundTalent>
      caption="Talents found"
      items={items}
      keyOf={({ id }) => id}
      toOf={({ id }) => pathOf(id)}
      columns={[
        { label: 'Talent', cell: ({ displayName }) => displayName },
        {
          label: '',
          cell: (talent) => (
            <div className={classes.picks}>
              {boxOf(talent)}
              {heartOf(talent)}
            </div>
          ),
        },
        {
          label: 'About',
          cell: ({ typeId, city }) => [typeNameOf(typeId), city].filter(Boolean).join(', ') || '–',
        },
        {
          label: 'Followers',
          cell: ({ followers }) => (followers > 0 ? formatNumber(followers) : '–'),
          isNumber: true,
        },
        {
          label: 'Starts at',
          cell: ({ startingPrice: price }) => (price ? formatMoney(price.amount, price.currency) : '–'),
          isNumber: true,
        },
        {
          label: 'Deals',
          cell: ({ completedDeals }) => formatNumber(completedDeals),
          isNumber: true,
        },
        { label: 'How they work', cell: ({ id }) => noteOf(id) ?? '–' },
        ...(items.some(({ reasons }) => reasons.length > 0)
          ? [{ label: 'Why shown', cell: ({ reasons }: FoundTalent) => reasons.join(' · ') || '–' }]
          : []),
      ]}
    />
  )
}
