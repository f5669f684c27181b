import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { platformLabels, socialPlatforms } from '@marquee/contract/terms/deliverables'
import { countries } from '#lib/countries.ts'
import { currencyFilterOptions } from '#lib/currency-options.ts'
import { isDay } from '#lib/is-day.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { type Option, SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { choiceOptions } from './choice-options.ts'
import classes from './Search.module.css'
import { currencyOf, numberOf, replyHours, type SearchState } from './talent-search.ts'
import { type useSearchChoices, useTalentSubtypes, useTalentTypes } from './talents.queries.ts'

interface SearchFiltersProps {
  state: SearchState
  choices: ReturnType<typeof useSearchChoices>['data']
}

/** The filters of a search for talents; each choice shows how many talents it leaves. */
export function SearchFilters({ state: { filters, setFilter }, choices }: SearchFiltersProps) {
  const types = useTalentTypes().data?.items ?? []
  const niches = useTalentSubtypes().data?.items ?? []
  const all: Partial<Record<keyof typeof listOf, readonly Option[]>> = {
    type: types.map(({ id, name }) => ({ value: id, label: name })),
    niche: niches
      .filter(({ typeId }) => filters.type === '' || typeId === filters.type)
      .map(({ id, name }) => ({ value: id, label: name })),
    network: networks,
    country: countries,
  }
  const select = (name: keyof typeof listOf, label: string, any: string) => (
    <SelectField
      label={label}
      placeholder={any}
      value={filters[name]}
      onChange={(value) => setFilter(name, value)}
      options={choiceOptions(choices?.[listOf[name]], all[name] ?? [], filters[name])}
    />
  )
  const amount = (name: 'min' | 'max', label: string) => (
    <NumberField
      label={label}
      value={numberOf(filters[name])}
      onChange={(value) => setFilter(name, value === null ? '' : String(Math.min(value, 999_999_999)))}
    />
  )
  const currency: Currency = currencyOf(filters.currency) ?? DEFAULT_CURRENCY
  const price = (name: 'priceMin' | 'price', label: string) => (
    <MoneyField
      label={label}
      currency={currency}
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

const networks = socialPlatforms.map((value) => ({ value, label: platformLabels[value] }))
