import type { DealRights } from '@marquee/contract/calls/usage-rights'
import { formatDate } from '@marquee/contract/rules/dates'
import { isRenewed, rightsStateKeys, rightsStates } from '@marquee/contract/rules/usage-rights'
import { joinList } from '@marquee/contract/rules/wording'
import { rightsValue } from '@marquee/contract/terms/rights'
import { useUrlState } from '#lib/use-url-state.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { EndState } from './EndState.tsx'
import { useUsageRights } from './usage-rights.queries.ts'

interface RightsListProps {
  side: Viewer
  pathOf: (dealId: string) => string
  talentId?: string
}

const options = rightsStateKeys.map((value) => ({ value, label: rightsStates[value].label }))

/** Which work a brand may use, where and until when: those in use with the earliest end first. */
export function RightsList({ side, pathOf, talentId = '' }: RightsListProps) {
  const [chosen, setChosen] = useUrlState('rights', 'in_use')
  const state = rightsStateKeys.find((key) => key === chosen) ?? 'in_use'
  const pages = useUsageRights(side, state, talentId)
  return (
    <Stack gap={20}>
      <SelectField label="Rights" value={state} onChange={setChosen} options={options} />
      <LoadedPages
        pages={pages}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title="No rights here">
            A right to use work begins when its deal is completed and lasts for the agreed days. Both sides
            get a reminder before it ends.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList label={`Usage rights: ${rightsStates[state].label.toLowerCase()}`}>
            {items.map((item) => (
              <RightsRow key={item.dealId} item={item} side={side} to={pathOf(item.dealId)} />
            ))}
          </RowList>
        )}
      </LoadedPages>
    </Stack>
  )
}

function RightsRow({ item, side, to }: { item: DealRights; side: Viewer; to: string }) {
  const { talent, brandName, campaignTitle, rights, works, startsAt, endsAt, exclusivity } = item
  const name = side === 'brand' ? talent.displayName : brandName
  return (
    <Row
      to={to}
      picture={<Avatar name={talent.displayName} picture={talent.avatarUrl} />}
      title={`${name} · ${campaignTitle}`}
      detail={
        <>
          {side === 'agent' && `${talent.displayName} · `}
          {joinList(works.map(({ title }) => title))} · {rightsValue(rights)}
          {startsAt && endsAt && isRenewed(rights, startsAt, endsAt) && ', renewed'}
          {exclusivity && ` · exclusive in ${exclusivity.category} until ${formatDate(exclusivity.until)}`}
        </>
      }
      state={<EndState endsAt={endsAt} />}
      time={endsAt ? `until ${formatDate(endsAt)}` : 'from the completion of the deal'}
    />
  )
}
