import type { SearchChoice } from '@marquee/contract/calls/search'
import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { followerBands, labelStars, priceBands, searchSteps } from '@marquee/contract/rules/search-steps'
import { platformLabels, socialPlatforms } from '@marquee/contract/terms/deliverables'
import { countries } from '#lib/countries.ts'
import { currencyFilterOptions } from '#lib/currency-options.ts'
import { isDay } from '#lib/is-day.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { type Option, SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ChoiceByText } from './ChoiceByText.tsx'
import { choiceOptions, countedOptions, labelledAs, nicheOptions } from './choice-options.ts'
import { rangeErrorOf } from './range-errors.ts'
import classes from './Search.module.css'
import { Spread } from './Spread.tsx'
import { currencyOf, type FilterName, numberOf, type RangeName, type SearchState } from './talent-search.ts'
import { type useSearchChoices, useTalentSubtypes, useTalentTypes } from './talents.queries.ts'

interface SearchFiltersProps {
  state: Pick<SearchState, 'filters' | 'setFilter'>
  /** How many talents each choice leaves; undefined until they are counted. */
  choices?: ReturnType<typeof useSearchChoices>['data']
  /** Nothing of other talents is shown, so city and language are typed without a list. */
  isForTalent?: boolean
}

/** The filters of a search for talents; each choice shows how many talents it leaves. */
export function SearchFilters({
  state: { filters, setFilter },
  choices,
  isForTalent = false,
}: SearchFiltersProps) {
  const types = useTalentTypes().data?.items ?? []
  const niches = useTalentSubtypes().data?.items ?? []
  const all = {
    type: types.map(({ id, name }) => ({ value: id, label: name })),
    niche: nicheOptions(
      niches.filter(({ typeId }) => filters.type === '' || typeId === filters.type),
      types,
    ),
    network: networks,
    country: countries,
  }
  const select = (name: keyof typeof all, label: string, any: string) => (
    <SelectField
      label={label}
      placeholder={any}
      value={filters[name]}
      onChange={(value) => setFilter(name, value)}
      options={choiceOptions(labelledAs(all[name], choices?.[listOf[name]]), all[name], filters[name])}
    />
  )
  const typed = (name: 'city' | 'language', label: string, any: string) => {
    const field = {
      label,
      placeholder: any,
      value: filters[name],
      onChange: (value: string) => setFilter(name, value),
    }
    return isForTalent ? (
      <TextField {...field} maxLength={name === 'city' ? 80 : 40} />
    ) : (
      <ChoiceByText {...field} filter={name} choices={choices?.[listOf[name]]} />
    )
  }
  const errors: Partial<Record<FilterName, string | null>> = {
    max: useRangeError('followers', filters),
    price: useRangeError('price', filters),
  }
  const amount = (name: 'min' | 'max', label: string) => (
    <NumberField
      label={label}
      error={errors[name]}
      value={numberOf(filters[name])}
      onChange={(value) => setFilter(name, value === null ? '' : String(Math.min(value, 999_999_999)))}
    />
  )
  const currency: Currency = currencyOf(filters.currency) ?? DEFAULT_CURRENCY
  const price = (name: 'priceMin' | 'price', label: string) => (
    <MoneyField
      label={label}
      error={errors[name]}
      currency={currency}
      value={numberOf(filters[name])}
      onChange={(value) => setFilter(name, value === null ? '' : String(Math.min(value, 999_999_999)))}
    />
  )
  const spread = (
    bands: readonly number[],
    counts: readonly SearchChoice[] | undefined,
    from: 'min' | 'priceMin',
    to: 'max' | 'price',
  ) => <Spread bands={bands} counts={counts} from={numberOf(filters[from])} to={numberOf(filters[to])} />
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      placeholder="Any day"
      canClear
      value={isDay(filters[name]) ? filters[name] : null}
      onChange={(value) => setFilter(name, value ?? '')}
    />
  )
  const counted = (list: keyof typeof stepLists, options: readonly Option[], chosen: string) =>
    countedOptions(choices?.[stepLists[list]], options, chosen)
  return (
    <div className={classes.filters}>
      <fieldset>
        <legend>Talent</legend>
        {select('type', 'Talent type', 'All types')}
        {select('niche', 'Niche', 'All niches')}
        {select('country', 'Country', 'All countries')}
        {typed('city', 'City', 'All cities')}
        {typed('language', 'Language', 'All languages')}
      </fieldset>
      <fieldset>
        <legend>Reach</legend>
        {select('network', 'Network', 'All networks')}
        {spread(followerBands, choices?.followers, 'min', 'max')}
        <div className={classes.pair}>
          {amount('min', 'Followers from')}
          {amount('max', 'Followers to')}
        </div>
        <SelectField
          label="Engagement"
          placeholder="Any engagement"
          value={filters.engagement}
          onChange={(value) => setFilter('engagement', value)}
          options={counted('engagement', engagements(filters.engagement), filters.engagement)}
        />
      </fieldset>
      <fieldset>
        <legend>Price</legend>
        {spread(priceBands, choices?.prices, 'priceMin', 'price')}
        <div className={classes.pair}>
          {price('priceMin', 'Price from')}
          {price('price', 'Price up to')}
        </div>
        <SelectField
          label="Currency"
          value={currency}
          onChange={(value) => setFilter('currency', value === DEFAULT_CURRENCY ? '' : value)}
          options={currencyFilterOptions}
        />
        <SelectField
          label="Work"
          placeholder="Paid"
          value={filters.takes}
          onChange={(value) => setFilter('takes', value)}
          options={counted('takes', [{ value: 'gifted', label: 'Gifted as well' }], filters.takes)}
        />
      </fieldset>
      <fieldset>
        <legend>Days</legend>
        {day('from', 'Available from')}
        {day('to', 'Available to')}
        {(filters.from === '') !== (filters.to === '') && <p>One day alone means that day only.</p>}
      </fieldset>
      <fieldset>
        <legend>Record</legend>
        <SelectField
          label="Usually replies within"
          placeholder="Any time"
          value={filters.reply}
          onChange={(value) => setFilter('reply', value)}
          options={counted('reply', replies, filters.reply)}
        />
        <SelectField
          label="Rating"
          placeholder="Any rating"
          value={filters.stars}
          onChange={(value) => setFilter('stars', value)}
          options={counted('stars', ratings, filters.stars)}
        />
        <SelectField
          label="Verified"
          placeholder="All talents"
          value={filters.only}
          onChange={(value) => setFilter('only', value)}
          options={counted(
            'only',
            [{ value: 'verified', label: 'Verified account or identity' }],
            filters.only,
          )}
        />
      </fieldset>
    </div>
  )
}

/** Returns the error of a range once the person has stopped typing; it is gone at once when the range is possible again. */
function useRangeError(range: RangeName, filters: SearchState['filters']): string | null {
  const error = rangeErrorOf(range, filters)
  return useDebounced(error) === null ? null : error
}

const ratings = searchSteps.stars.map((stars) => ({
  value: String(stars),
  label: labelStars(stars),
}))
const replies = searchSteps.replyHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }))

/** Returns the steps of engagement, with that of the address where it is another one. */
function engagements(chosen: string): Option[] {
  const steps: number[] = [...searchSteps.engagementBps]
  const own = numberOf(chosen)
  if (own && !steps.includes(own)) steps.push(own)
  return steps
    .toSorted((one, other) => one - other)
    .map((bps) => ({ value: String(bps), label: `${formatBps(bps)} or more` }))
}

/** The lists of counts by the filter that has steps. */
const stepLists = {
  engagement: 'engagements',
  takes: 'gifted',
  reply: 'replies',
  stars: 'stars',
  only: 'verified',
} as const

const listOf = {
  type: 'types',
  niche: 'subtypes',
  network: 'platforms',
  country: 'countries',
  city: 'cities',
  language: 'languages',
} as const

const networks = socialPlatforms.map((value) => ({ value, label: platformLabels[value] }))
