import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import classes from './ListFilters.module.css'
import type { Topics } from './ListTopics.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { ChoiceSelect, Select } from './Select.tsx'

export interface Option {
  value: string
  label: string
}

export interface Choice {
  label: string
  name: string
  /** The choice of no filter. */
  any: string
  options: readonly Option[]
  /** It is behind “More filters” on wide screens. */
  isMore?: boolean
}

interface ListFiltersProps {
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Record<string, string>>
  placeholder: string
  /** Words that the field of words suggests while someone types. */
  suggestions?: readonly string[]
  choices: readonly Choice[]
  /** The orders to choose from; that of an empty value is the one without a choice. */
  sorts: readonly Option[]
  topics: Topics
  /** What is listed, one of it. */
  noun: string
}

/** So many choices do not fit beside the words on a screen of 1,280 pixels. */
const MANY_CHOICES = 4

/**
 * The words, filters and order of a list. Choices take effect at once, those by keys in a closed select when it is left, and all of them
 * with a button where no script runs. On a phone the filters are a sheet.
 */
export function ListFilters({
  asked,
  placeholder,
  suggestions = [],
  choices,
  sorts,
  topics,
  noun,
}: ListFiltersProps) {
  const count = choices.filter(({ name }) => asked[name]).length
  const [main, further] = [choices.filter(({ isMore }) => !isMore), choices.filter(({ isMore }) => isMore)]
  return (
    <form method="get" className={classes.filters} data-many={choices.length >= MANY_CHOICES || undefined}>
      {/* A topic is chosen in its row, which is shown again with each list; the form keeps it meanwhile. */}
      <input
        type="hidden"
        name={topics.name}
        defaultValue={asked[topics.name] ?? ''}
        data-action="topic"
        autoComplete="off"
      />
      <label className={classes.words}>
        <span>Search</span>
        <input
          type="search"
          name="q"
          defaultValue={asked.q}
          maxLength={100}
          placeholder={placeholder}
          list={suggestions.length > 0 ? 'suggestions' : undefined}
        />
      </label>
      {suggestions.length > 0 && (
        <datalist id="suggestions">
          {[...new Set(suggestions)].map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      <button type="button" className={classes.open} popoverTarget="filters">
        Filters
        <span data-part="filters">{count > 0 && ` (${count})`}</span>
      </button>
      <div id="filters" popover="auto" className={classes.sheet}>
        <p className={classes.title}>
          <strong>Filters</strong>
          <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label="Close">
            <IconX size={20} stroke={1.8} aria-hidden="true" />
          </button>
        </p>
        {main.map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} asked={asked} />
        ))}
        {further.length > 0 && (
          <MoreFilters choices={further} asked={asked}>
            <Actions noun={noun} />
          </MoreFilters>
        )}
        <Actions noun={noun} />
      </div>
      <Select label="Order" name="sort" value={asked.sort} options={sorts} part="sort" />
      <button type="submit" className={classes.search}>
        Search
      </button>
    </form>
  )
}

/**
 * The buttons of a panel of choices. The script of the page says here how many there are, which changes with each choice, and offers to
 * clear the choices.
 */
function Actions({ noun }: { noun: string }) {
  return (
    <p className={classes.actions}>
      <button type="button" className={classes.clear} data-action="clear" hidden>
        Clear filters
      </button>
      <button type="submit" className={classes.show} data-action="show" data-none={`No ${noun}s match`}>
        Show results
      </button>
    </p>
  )
}

/** What the visitor chose, each a link to the list without it, and the link to everything. */
export function Chosen({
  asked,
  choices,
  topics,
  found,
  all,
}: Pick<ListFiltersProps, 'asked' | 'choices' | 'topics'> & {
  found: { items: readonly unknown[] } | null
  all: string
}) {
  // The row of topics shows a topic that someone still has.
  const isInRow = topics.items.some(({ id }) => id === asked[topics.name])
  const chosen = labelChosen({ asked, choices, topics }).filter(
    ({ name }) => name !== topics.name || !isInRow,
  )
  if (chosen.length === 0 && !found?.items.length) return null
  return (
    <ul className={classes.chosen} aria-label="Your choices">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <a className={classes.chip} href={addressWithout(name, asked)} aria-label={`Remove ${label}`}>
            {label}
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </a>
        </li>
      ))}
      {/* The message that nothing matched has this link too. */}
      {found && found.items.length > 0 && (
        <li>
          <a href="?">{all}</a>
        </li>
      )}
    </ul>
  )
}

/** Returns what the visitor chose, as the page calls it, by the parameters of the address. */
export function labelChosen({
  asked,
  choices,
  topics,
}: Pick<ListFiltersProps, 'asked' | 'choices' | 'topics'>) {
  const topic = asked[topics.name]
  const known = topics.items.find(({ id }) => id === topic)
  return [
    ...(asked.q ? [{ name: 'q', label: `“${asked.q}”` }] : []),
    ...choices.flatMap(({ name, options }) => {
      const option = options.find(({ value }) => value === asked[name])
      return option ? [{ name, label: option.label }] : []
    }),
    ...(topic
      ? [{ name: topics.name, label: known?.name ?? `Another of the ${topics.label.toLowerCase()}` }]
      : []),
  ]
}

/** Returns the address of the list without one of the things that the visitor asked for, as a query. */
export function addressWithout(
  name: string,
  { [name]: _, ...asked }: Readonly<Record<string, string>>,
): string {
  return `?${new URLSearchParams(asked)}`
}
