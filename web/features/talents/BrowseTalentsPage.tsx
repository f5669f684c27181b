import type { FoundTalent } from '@marquee/contract/calls/search'
import { countryName } from '@marquee/contract/rules/countries'
import { platformName } from '@marquee/contract/terms/deliverables'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ReactNode, useDeferredValue } from 'react'
import { useDebounced } from '#lib/use-debounced.ts'
import { useIsWide } from '#lib/use-is-wide.ts'
import { useSearchKey } from '#lib/use-search-key.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ClosestNote, ClosestTalents } from './ClosestTalents.tsx'
import { nicheOptions } from './choice-options.ts'
import { FilterChips } from './FilterChips.tsx'
import { chipsOf } from './filter-chips.ts'
import { RankingNote } from './RankingNote.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { ReversedRange } from './ReversedRange.tsx'
import classes from './Search.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { TalentResults, type TalentResultsProps } from './TalentResults.tsx'
import type { ListOrder } from './TalentsTable.tsx'
import {
  filterNames,
  readSearch,
  reversedRanges,
  type SearchState,
  searchOf,
  type TalentSearch,
  useSearchState,
} from './talent-search.ts'
import {
  useClosestTalents,
  useSearchChoices,
  useTalentSearch,
  useTalentSubtypes,
  useTalentTypes,
} from './talents.queries.ts'

interface BrowseTalentsProps {
  pathOf: (talentId: string) => string
  withFigures: TalentResultsProps['withFigures']
  withHearts: TalentResultsProps['withHearts']
  withApplications: TalentResultsProps['withApplications']
  /** Renders the list with a box to select each talent, and what can be done with the selected; provided by the page. */
  withSelection: (
    render: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
  /** Beside the title: the searches that the brand has saved. `current` is null without words and filters. */
  actions: (current: TalentSearch | null) => ReactNode
  /** What a brand can do for someone who is not here, beside the title; provided by the page. */
  invite: ReactNode
  /** The same behind one button, beside the title on a phone. */
  inviteMenu: ReactNode
  /** Below the title, such as the campaign to which talents are invited; provided by the page. */
  notice?: ReactNode
}

/** The width from which the filters are beside the talents, as in `Search.module.css`, in pixels. */
const filtersFrom = 1024

/** Finds talents by words and filters. The whole search is in the address; the order is never paid for. */
export function BrowseTalentsPage({
  pathOf,
  withFigures,
  withHearts,
  withApplications,
  withSelection,
  actions,
  invite,
  inviteMenu,
  notice,
}: BrowseTalentsProps) {
  const state = useSearchState()
  const field = useSearchKey()
  const types = useTalentTypes().data?.items ?? []
  const address = useDebounced(state.address)
  const wanted = searchOf(address)
  // With a range that nobody can be in, nobody is listed: a list without the range is not what was asked for.
  const { filters } = readSearch(new URLSearchParams(address))
  const isReversed = reversedRanges(filters).length > 0
  // The cards are built in small tasks, so that typing goes on meanwhile. TanStack Query alone renders them in one.
  const found = useTalentSearch(wanted)
  const talents = useDeferredValue(found)
  const choices = useSearchChoices(wanted).data
  const closest = useClosestTalents(wanted, found)
  const isClosest = talents.items.length === 0 && closest.groups.length > 0
  const [view, setView] = useUrlState('view', 'cards')
  // Elsewhere the filters are in a window of their own, and ten fields that nobody sees would be built first.
  const hasSide = useIsWide(filtersFrom)
  const isPhone = !useIsWide(768)
  const isTable = view === 'table' && !isPhone
  const niches = nicheOptions(useTalentSubtypes().data?.items ?? [], types)
  const chips = chipsOf(state.filters, {
    type: (id) => nameIn(types, id),
    niche: (id) => niches.find(({ value }) => value === id)?.label ?? 'Your choice',
    network: platformName,
    country: countryName,
  })
  const isNarrowed = state.text.trim() !== '' || filterNames.some((name) => state.filters[name] !== '')
  return (
    <>
      <PageHeader
        title="Find talent"
        lead="People who chose to be found. No one can pay to rank higher."
        actions={!isPhone && invite}
        // In one place at every width: a phone that is turned keeps the window, and the name typed in it.
        menu={
          <>
            {actions(isNarrowed && !isReversed ? searchOf(state.address) : null)}
            {isPhone && inviteMenu}
          </>
        }
      />
      {notice}
      <search className={classes.field} ref={field}>
        <TextField
          label="Search"
          placeholder="A name, niche, city, language or brand"
          icon={<IconSearch size={18} aria-hidden="true" />}
          type="search"
          value={state.text}
          onChange={state.setText}
          maxLength={100}
        />
      </search>
      <div className={classes.layout}>
        {hasSide && (
          <search aria-label="Filters" className={classes.side}>
            <SearchFilters state={state} choices={choices} />
          </search>
        )}
        <section aria-label="Talents">
          <ResultsHead
            state={state}
            choices={choices}
            isCounted={!isReversed}
            view={isPhone ? null : view}
            onView={setView}
            note={isClosest && !isReversed && <ClosestNote state={state} />}
          />
          <FilterChips chips={chips} onRemove={state.remove} onClear={state.clear} />
          {withSelection((boxOf) => {
            if (isReversed) return <ReversedRange filters={filters} onClear={state.remove} />
            const resultsOf = (items: readonly FoundTalent[], label: string, order?: ListOrder) => (
              <TalentResults
                items={items}
                label={label}
                isTable={isTable}
                boxOf={boxOf}
                pathOf={pathOf}
                withFigures={withFigures}
                withHearts={withHearts}
                withApplications={withApplications}
                order={order}
              />
            )
            return (
              <>
                <LoadedPages
                  pages={talents}
                  skeleton={<CardsSkeleton />}
                  empty={
                    closest.isLoading ? (
                      <CardsSkeleton />
                    ) : isClosest ? null : (
                      <NothingFound state={state} invite={invite} />
                    )
                  }
                >
                  {(items) => resultsOf(items, 'Talents found', state)}
                </LoadedPages>
                <ClosestTalents groups={closest.groups} address={state.address} resultsOf={resultsOf} />
              </>
            )
          })}
          <RankingNote />
        </section>
      </div>
    </>
  )
}

/** Returns the name of a choice; an address may have one that is no longer offered. */
const nameIn = (choices: readonly { id: string; name: string }[], wanted: string): string =>
  choices.find(({ id }) => id === wanted)?.name ?? 'Your choice'

function NothingFound({ state, invite }: { state: SearchState; invite: ReactNode }) {
  const hasFilters = filterNames.some((name) => state.filters[name] !== '')
  if (state.text.trim() === '' && !hasFilters)
    return (
      <EmptyState title="No talents yet" action={invite}>
        Talents appear here once they choose to be found.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No talent matches this search"
      action={
        <Cluster>
          {hasFilters && <Button onClick={state.clear}>Clear filters</Button>}
          {invite}
        </Cluster>
      }
    >
      {hasFilters ? 'Try fewer filters or other words.' : 'Try other or fewer words.'} You can also invite
      someone who is not on Marquee.
    </EmptyState>
  )
}
