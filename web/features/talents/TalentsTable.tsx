import type { FoundTalent } from '@marquee/contract/calls/search'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatHours } from '@marquee/contract/rules/public-figures'
import { formatNumber } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import type { ReactNode } from 'react'
import { DataTable } from '#ui/DataTable.tsx'
import classes from './Search.module.css'

interface TalentsTableProps {
  /** Names the table. */
  label: string
  items: readonly FoundTalent[]
  pathOf: (talentId: string) => string
  typeNameOf: (typeId: string | null) => string | undefined
  noteOf: (talentId: string) => string | null
  heartOf: (talent: FoundTalent) => ReactNode
  boxOf: (talent: FoundTalent) => ReactNode
}

/** Found talents below each other, for comparing their numbers. */
export function TalentsTable({
  label,
  items,
  pathOf,
  typeNameOf,
  noteOf,
  heartOf,
  boxOf,
}: TalentsTableProps) {
  return (
    <DataTable<FoundTalent>
      caption={label}
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
          label: 'Engagement',
          cell: ({ accounts }) => describeEngagement(accounts),
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
        {
          label: 'Usually replies within',
          cell: ({ replyHours }) => (replyHours === null ? '–' : formatHours(replyHours)),
          isNumber: true,
        },
        { label: 'Verified', cell: ({ isVerified }) => (isVerified ? 'Yes' : '–') },
        {
          label: 'How they work',
          cell: ({ id }) => <span className={classes.long}>{noteOf(id) ?? '–'}</span>,
        },
        ...(items.some(({ reasons }) => reasons.length > 0)
          ? [
              {
                label: 'Why shown',
                cell: ({ reasons }: FoundTalent) => (
                  <span className={classes.long}>{reasons.join(' · ') || '–'}</span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Returns the stated engagement of each account: "Instagram 5.1%, TikTok 6.8%". */
function describeEngagement(accounts: FoundTalent['accounts']): string {
  const parts = accounts.flatMap(({ platform, engagementBps }) =>
    engagementBps === null ? [] : [`${platformName(platform)} ${formatBps(engagementBps)}`],
  )
  return parts.join(', ') || '–'
}
