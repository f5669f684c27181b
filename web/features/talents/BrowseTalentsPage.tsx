import { countryName } from '@marquee/contract/rules/countries'
import { formatListCount } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useDebounced } from '#lib/use-debounced.ts'
import { useIsWide } from '#lib/use-is-wide.ts'
import { useSearchKey } from '#lib/use-search-key.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { FilterChips } from './FilterChips.tsx'
import { chipsOf } from './filter-chips.ts'
import { RankingNote } from './RankingNote.tsx'
import classes from './Search.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { TalentCard } from './TalentCard.tsx'
import { TalentsTable } from './TalentsTable.tsx'
import {
  filterNames,
  type SearchState,
  searchOf,
  type TalentSearch,
  useSearchState,
} from './talent-search.ts'
import { useSearchChoices, useTalentSearch, useTalentSubtypes, useTalentTypes } from './talents.queries.ts'

interface BrowseTalentsProps {
  pathOf: (talentId: string) => string
  /** Reads the figures of the listed talents and renders the cards with a line of them; provided by the page. */
  withFigures: (
    talentIds: readonly string[],
    render: (noteOf: (talentId: string) => string | null) => ReactNode,
  ) => ReactNode
  /** Reads which of the listed talents are favourites and renders the cards with hearts; provided by the page. */
  withHearts: (
    talentIds: readonly string[],
    render: (heartOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
  /** Renders the list with a box to select each talent, and what can be done with the selected; provided by the page. */
  withSelection: (
    render: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode,
  ) => ReactNode
  /** Beside the title: the searches that the brand has saved. `current` is null without words and filters. */
  actions: (current: TalentSearch | null) => ReactNode
  /** What a brand can do for someone who is not here, beside the title or, on a phone, below the talents; provided by the page. */
  invite: ReactNode
}

/** The width from which the filters are beside the talents, as in `Search.module.css`, in pixels. */
const filtersFrom = 1024

/** Finds talents by words and filters. The whole search is in the address; the order is never paid for. */
export function BrowseTalentsPage({
  pathOf,
  withFigures,
  withHearts,
  withSelection,
  actions,
  invite,
}: BrowseTalentsProps) {
  const state = useSearchState()
  const field = useSearchKey()
  const types = useTalentTypes().data?.items ?? []
  const wanted = searchOf(useDebounced(state.address))
  // The cards are built in small tasks, so that typing goes on meanwhile. TanStack Query alone renders them in one.
  const talents = useDeferredValue(useTalentSearch(wanted))
  const choices = useSearchChoices(wanted).data
  const [view, setView] = useUrlState('view', 'cards')
  const isTable = view === 'table'
  // Elsewhere the filters are in a window of their own, and ten fields that nobody sees would be built first.
  const hasSide = useIsWide(filtersFrom)
  const isPhone = !useIsWide(768)
  const niches = useTalentSubtypes().data?.items ?? []
  const chips = chipsOf(state.filters, {
    type: (id) => nameIn(types, id),
    niche: (id) => nameIn(niches, id),
    network: platformName,
    country: countryName,
  })
  const isNarrowed = state.text.trim() !== '' || filterNames.some((name) => state.filters[name] !== '')
  return (
    <>
      <PageHeader
        title="Find talent"
        lead="People who chose to be found. No one can pay to rank higher."
        actions={
          <>
            {!isPhone && invite}
            {actions(isNarrowed ? searchOf(state.address) : null)}
          </>
        }
      />
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
          <ResultsHead state={state} choices={choices} view={view} onView={setView} />
          <FilterChips chips={chips} onRemove={state.remove} onClear={state.clear} />
          {withSelection((boxOf) => (
            <LoadedPages
              pages={talents}
              skeleton={<CardsSkeleton />}
              empty={<NothingFound state={state} invite={invite} />}
            >
              {(items) => {
                const ids = items.map(({ id }) => id)
                return withHearts(ids, (heartOf) =>
                  withFigures(ids, (noteOf) =>
                    isTable ? (
                      <TalentsTable
                        items={items}
                        pathOf={pathOf}
                        typeNameOf={(typeId) => types.find(({ id }) => id === typeId)?.name}
                        noteOf={noteOf}
                        heartOf={heartOf}
                        boxOf={boxOf}
                      />
                    ) : (
                      <CardGrid label="Talents found">
                        {items.map((talent) => (
                          <TalentCard
                            key={talent.id}
                            talent={talent}
                            to={pathOf(talent.id)}
                            typeName={types.find(({ id }) => id === talent.typeId)?.name}
                            note={noteOf(talent.id)}
                            reasons={talent.reasons}
                            corner={heartOf(talent)}
                            select={boxOf(talent)}
                          />
                        ))}
                      </CardGrid>
                    ),
                  ),
                )
              }}
            </LoadedPages>
          ))}
          {isPhone && talents.items.length > 0 && <div className={classes.belowList}>{invite}</div>}
          <RankingNote />
        </section>
      </div>
    </>
  )
}

/** Returns the name of a choice; an address may have one that is no longer offered. */
const nameIn = (choices: readonly { id: string; name: string }[], wanted: string): string =>
  choices.find(({ id }) => id === wanted)?.name ?? 'Your choice'

/** How many were found, the order, cards or a table, and on narrow screens the button that opens the filters. */
function ResultsHead({
  state,
  choices,
  view,
  onView,
}: {
  state: SearchState
  choices: ReturnType<typeof useSearchChoices>['data']
  view: string
  onView: (view: string) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const active = filterNames.filter((name) => state.filters[name] !== '').length
  return (
    <div className={classes.head}>
      <p aria-live="polite">
        {choices?.isSimilar && 'No exact match. '}
        {choices && choices.total > 0 && <strong>{formatListCount(choices, 'talent')}</strong>}
        {choices?.isSimilar && ' with similar words:'}
      </p>
      <Cluster>
        <span className={classes.open}>
          <Button onClick={() => setIsOpen(true)}>{active > 0 ? `Filters (${active})` : 'Filters'}</Button>
        </span>
        <div className={classes.sort}>
          <SelectField
            label="Order"
            value={state.text.trim() === '' && state.sort === 'relevance' ? 'newest' : state.sort}
            onChange={state.setSort}
            options={sortsFor(state.text)}
          />
        </div>
        <SelectField
          label="View"
          value={view === 'table' ? 'table' : 'cards'}
          onChange={onView}
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </Cluster>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filters" shape="sheet">
        <SearchFilters state={state} choices={choices} />
        <div className={classes.done}>
          <Button kind="primary" onClick={() => setIsOpen(false)}>
            {choices && choices.total > 0 ? `Show ${formatListCount(choices, 'talent')}` : 'Show talents'}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

/** Returns the orders to choose from: the best match needs words. */
function sortsFor(text: string) {
  return [
    ...(text.trim() === '' ? [] : [{ value: 'relevance', label: 'Best match' }]),
    { value: 'newest', label: 'Newest' },
    { value: 'followers', label: 'Most followers' },
    { value: 'price', label: 'Lowest price' },
    { value: 'rating', label: 'Highest rated' },
  ]
}

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
