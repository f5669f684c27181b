import type { FoundTalent } from '@marquee/contract/calls/search'
import { formatEngagement } from '@marquee/contract/rules/account-numbers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatHours } from '@marquee/contract/rules/public-figures'
import { formatNumber } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { type ColumnOrder, DataTable } from '#ui/DataTable.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { NetworkIcon } from '#ui/NetworkIcon.tsx'
import { VerifiedMark } from '#ui/VerifiedMark.tsx'
import classes from './TalentsTable.module.css'

/** The order of a list, and how to change it. */
export interface ListOrder {
  sort: string
  setSort: (sort: string) => void
}

interface TalentsTableProps {
  /** Names the table. */
  label: string
  items: readonly FoundTalent[]
  pathOf: (talentId: string) => string
  typeNameOf: (typeId: string | null) => string | undefined
  figuresOf: (talentId: string) => readonly string[]
  heartOf: (talent: FoundTalent) => ReactNode
  /** What the brand’s campaigns and the talent have to do with each other. */
  applicationsOf: (talentId: string) => ReactNode
  boxOf: (talent: FoundTalent) => ReactNode
  /** Lets the headings order the rows; absent where the order is fixed. */
  order?: ListOrder | undefined
}

/** Found talents below each other, for comparing their numbers. */
export function TalentsTable({
  label,
  items,
  pathOf,
  typeNameOf,
  figuresOf,
  heartOf,
  applicationsOf,
  boxOf,
  order,
}: TalentsTableProps) {
  const orderBy = (sort: string, direction: ColumnOrder['direction']) =>
    order && { order: { direction, isChosen: order.sort === sort, onChoose: () => order.setSort(sort) } }
  return (
    <div className={classes.compared}>
      <DataTable<FoundTalent>
        caption={label}
        items={items}
        keyOf={({ id }) => id}
        toOf={({ id }) => pathOf(id)}
        columns={[
          { label: 'Select', hidesLabel: true, cell: boxOf },
          {
            label: 'Talent',
            isTitle: true,
            picture: ({ displayName, avatarUrl }) => (
              <Avatar name={displayName} picture={avatarUrl} size={36} />
            ),
            cell: ({ displayName }) => displayName,
            detail: (talent) => (
              <Detail
                talent={talent}
                typeName={typeNameOf(talent.typeId)}
                applications={applicationsOf(talent.id)}
              />
            ),
          },
          {
            label: 'Followers',
            ...orderBy('followers', 'descending'),
            cell: ({ followers }) => (followers > 0 ? formatNumber(followers) : '–'),
            isNumber: true,
          },
          { label: 'Engagement', cell: ({ accounts }) => <Engagement accounts={accounts} />, isShort: true },
          {
            label: 'Starting price',
            ...orderBy('price', 'ascending'),
            cell: ({ startingPrice: price }) => (price ? formatMoney(price.amount, price.currency) : '–'),
            isNumber: true,
          },
          {
            label: 'Rating and record',
            ...orderBy('rating', 'descending'),
            cell: ({ id }) => <Lines texts={figuresOf(id)} />,
            isShort: true,
          },
          {
            label: 'Deals',
            cell: ({ completedDeals }) => formatNumber(completedDeals),
            isNumber: true,
          },
          {
            label: 'Usual reply time',
            cell: ({ replyHours }) => (replyHours === null ? '–' : formatHours(replyHours)),
            isNumber: true,
            isShort: true,
          },
          {
            label: 'Favourite',
            hidesLabel: true,
            cell: (talent) => <div className={classes.favourite}>{heartOf(talent)}</div>,
          },
        ]}
      />
    </div>
  )
}

/** Below the name: whether the talent is verified, what they do and where, why a search for words lists them, and for which campaigns they are invited. */
function Detail({
  talent,
  typeName,
  applications,
}: {
  talent: FoundTalent
  typeName: string | undefined
  applications: ReactNode
}) {
  const { isVerified, city, reasons } = talent
  return (
    <>
      {isVerified && <VerifiedMark />}
      <div className={classes.detail}>
        <FactLine facts={[typeName, city]} />
      </div>
      {reasons.length > 0 && (
        <p className={classes.detail}>
          <b>Why shown</b> {reasons.join(' · ')}
        </p>
      )}
      {applications}
    </>
  )
}

/** The stated engagement of each account, a line each. */
function Engagement({ accounts }: Pick<FoundTalent, 'accounts'>) {
  const stated = accounts.flatMap(({ platform, engagementBps }) =>
    engagementBps === null ? [] : [{ platform, engagement: formatEngagement(engagementBps) }],
  )
  if (stated.length === 0) return '–'
  return (
    <ul className={classes.lines}>
      {stated.map(({ platform, engagement }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a talent may have two accounts on one network
        <li key={index}>
          <span role="img" aria-label={platformName(platform)} title={platformName(platform)}>
            <NetworkIcon platform={platform} size={15} />
          </span>
          {engagement}
        </li>
      ))}
    </ul>
  )
}

/** Texts below each other; a dash without any. */
function Lines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return '–'
  return (
    <ul className={classes.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
