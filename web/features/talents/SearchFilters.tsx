import type { SearchChoice } from '@marquee/contract/calls/search'
import { countryName } from '@marquee/contract/rules/countries'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { isDay } from '#lib/is-day.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Search.module.css'
import { numberOf, replyHours, type SearchState } from './talent-search.ts'
import type { useSearchChoices } from './talents.queries.ts'

interface SearchFiltersProps {
  state: SearchState
  choices: ReturnType<typeof useSearchChoices>['data']
}

/** The filters of a search for talents; each choice shows how many talents it leaves. */
export function SearchFilters({ state: { filters, setFilter }, choices }: SearchFiltersProps) {
  const select = (name: keyof typeof listOf, label: string, any: string) => (
    <SelectField
      label={label}
      placeholder={any}
      value={filters[name]}
      onChange={(value) => setFilter(name, value)}
      options={optionsOf(choices?.[listOf[name]] ?? [], filters[name])}
    />
  )
  const amount = (name: 'min' | 'max', label: string) => (
    <NumberField
      label={label}
      value={numberOf(filters[name])}
      onChange={(value) => setFilter(name, value === null ? '' : String(Math.min(value, 999_999_999)))}
    />
  )
  const price = (name: 'priceMin' | 'price', label: string) => (
    <MoneyField
      label={label}
      value={numberOf(filters[name])}
      onChange={(value) => setFilter(name, value === null ? '' : String(Math.min(value, 999_999_999)))}
    />
  )
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      placeholder="Any day"
      canClear
      value={isDay(filters[name]) ? filters[name] : null}
      onChange={(value) => setFilter(name, value ?? '')}
    />
  )
  return (
    <Stack gap={12}>
      {select('type', 'Talent type', 'All types')}
      {select('niche', 'Niche', 'All niches')}
      {select('network', 'Network', 'All networks')}
      {select('country', 'Country', 'All countries')}
      {select('city', 'City', 'All cities')}
      {select('language', 'Language', 'All languages')}
      <div className={classes.pair}>
        {amount('min', 'Followers from')}
        {amount('max', 'Followers to')}
      </div>
      <PercentField
        label="Engagement from"
        value={numberOf(filters.engagement)}
        onChange={(value) => setFilter('engagement', value ? String(Math.min(value, 10_000)) : '')}
      />
      <div className={classes.pair}>
        {price('priceMin', 'Price from')}
        {price('price', 'Price up to')}
      </div>
      <SelectField
        label="Work"
        placeholder="Paid"
        value={filters.takes}
        onChange={(value) => setFilter('takes', value)}
        options={[{ value: 'gifted', label: 'Gifted as well' }]}
      />
      {day('from', 'Free from')}
      {day('to', 'Free to')}
      <SelectField
        label="Usually answers within"
        placeholder="Any time"
        value={filters.reply}
        onChange={(value) => setFilter('reply', value)}
        options={replyHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }))}
      />
      <SelectField
        label="Rating"
        placeholder="Any rating"
        value={filters.stars}
        onChange={(value) => setFilter('stars', value)}
        options={ratings}
      />
      <SelectField
        label="Verified"
        placeholder="All talents"
        value={filters.only}
        onChange={(value) => setFilter('only', value)}
        options={[{ value: 'verified', label: 'Verified account or identity' }]}
      />
    </Stack>
  )
}

const ratings = [
  { value: '3', label: '3 stars or more' },
  { value: '4', label: '4 stars or more' },
  { value: '5', label: '5 stars' },
]

const listOf = {
  type: 'types',
  niche: 'subtypes',
  network: 'platforms',
  country: 'countries',
  city: 'cities',
  language: 'languages',
} as const

/** Returns the choices with their counts. The chosen one stays, also when no talent is left with it. */
function optionsOf(choices: readonly SearchChoice[], chosen: string) {
  const options = choices.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))
  return chosen === '' || choices.some(({ value }) => value === chosen)
    ? options
    : [
        {
          value: chosen,
          label: `${platformNames[chosen] ?? (isId(chosen) ? 'Your choice' : countryName(chosen))} (0)`,
        },
        ...options,
      ]
}

const platformNames: Record<string, string> = platformLabels
const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value)
