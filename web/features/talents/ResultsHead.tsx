import { formatListCount } from '@marquee/contract/rules/wording'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import classes from './Search.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import { filterNames, type SearchState } from './talent-search.ts'
import type { useSearchChoices } from './talents.queries.ts'

interface ResultsHeadProps {
  state: SearchState
  choices: ReturnType<typeof useSearchChoices>['data']
  /** How many were found is said; false while what is asked for cannot be searched. */
  isCounted: boolean
  /** `cards` or `table`; null on a phone, which shows cards only. */
  view: string | null
  onView: (view: string) => void
  /** Said instead of how many were found. */
  note?: ReactNode
}

/** How many were found, the order, cards or a table, and on narrow screens the button that opens the filters. */
export function ResultsHead({ state, choices, isCounted, view, onView, note }: ResultsHeadProps) {
  const [isOpen, setIsOpen] = useState(false)
  const active = filterNames.filter((name) => state.filters[name] !== '').length
  const hasFound = isCounted && choices !== undefined && choices.total > 0
  return (
    <div className={classes.head}>
      <p aria-live="polite">
        {note}
        {hasFound && choices.isSimilar && 'No exact match. '}
        {hasFound && <strong>{formatListCount(choices, 'talent')}</strong>}
        {hasFound && choices.isSimilar && ' with similar words:'}
      </p>
      <div className={classes.tools}>
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
        {view !== null && (
          <SelectField
            label="View"
            value={view === 'table' ? 'table' : 'cards'}
            onChange={onView}
            options={[
              { value: 'cards', label: 'Cards' },
              { value: 'table', label: 'Table' },
            ]}
          />
        )}
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filters"
        shape="sheet"
        foot={
          <>
            {active > 0 && (
              <Button kind="quiet" size="large" onClick={state.clear}>
                Clear filters
              </Button>
            )}
            <Button kind="primary" size="large" onClick={() => setIsOpen(false)}>
              {hasFound ? `Show ${formatListCount(choices, 'talent')}` : 'Show talents'}
            </Button>
          </>
        }
      >
        <SearchFilters state={state} choices={choices} />
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
