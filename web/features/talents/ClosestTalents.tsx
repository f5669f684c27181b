import type { FoundTalent } from '@marquee/contract/calls/search'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WordGroup } from '#lib/others-than.ts'
import { withChanges } from '#lib/use-address-values.ts'
import classes from './ClosestTalents.module.css'
import { filterNames, type SearchState } from './talent-search.ts'

interface ClosestTalentsProps {
  groups: readonly WordGroup<FoundTalent>[]
  /** The values of the search in the address. */
  address: string
  /** Renders talents as the page shows them. */
  resultsOf: (items: readonly FoundTalent[], label: string) => ReactNode
}

/** The talents that match single words, a group each; its heading searches for that word with the same filters. */
export function ClosestTalents({ groups, address, resultsOf }: ClosestTalentsProps) {
  return groups.map(({ word, items }) => {
    const title = `Talents for “${word}”`
    return (
      <section key={word} className={classes.group} aria-label={title}>
        <h2>
          <Link to={`?${withChanges(new URLSearchParams(address), { q: word })}`}>{title}</Link>
        </h2>
        {resultsOf(items, title)}
      </section>
    )
  })
}

/** Says that the groups below match single words. */
export function ClosestNote({ state }: { state: Pick<SearchState, 'filters'> }) {
  const hasFilters = filterNames.some((name) => state.filters[name] !== '')
  return (
    <>
      <strong>Closest matches.</strong> No talent matches all of these words
      {hasFilters && ' with your filters'}.
    </>
  )
}
