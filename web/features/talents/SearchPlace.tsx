import { MAX_COUNTED_TALENTS, type SearchPlace as Place, searchCalls } from '@marquee/contract/calls/search'
import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { formatCount, formatNumber } from '@marquee/contract/rules/wording'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { currencyFilterOptions } from '#lib/currency-options.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { RankingNote } from './RankingNote.tsx'
import classes from './Search.module.css'
import { currencyOf } from './talent-search.ts'

interface SearchPlaceProps {
  /** The talent of the roster for whom an agent asks; null for the talent themselves. */
  talentId: string | null
}

interface Search {
  q: string
  network: string
  city: string
  language: string
  price: number | null
  currency: Currency
}

const empty: Search = { q: '', network: '', city: '', language: '', price: null, currency: DEFAULT_CURRENCY }
const networks = Object.entries(platformLabels)
  .filter(([value]) => value !== 'file')
  .map(([value, label]) => ({ value, label }))

/** Where a talent appears in a search as brands make it, and what decides that. */
export function SearchPlace({ talentId }: SearchPlaceProps) {
  const [search, setSearch] = useState(empty)
  const [asked, setAsked] = useState<Search | null>(null)
  const place = useQuery({
    queryKey: ['search-place', talentId, asked],
    queryFn: () => askFor(talentId, asked ?? empty),
    enabled: asked !== null,
    // Only so many questions are answered, so nothing is asked twice.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const set = (change: Partial<Search>) => setSearch({ ...search, ...change })
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    setAsked(search)
  }
  return (
    <>
      <Card title="Where do I appear?">
        <Stack gap={20}>
          <p>Search as a brand would. You see your own place and what decides it, and no other talent.</p>
          <FormBody
            onSubmit={onSubmit}
            actions={
              <Button type="submit" kind="primary" busy={place.isFetching}>
                Show my place
              </Button>
            }
          >
            <TextField label="Words" maxLength={100} value={search.q} onChange={(q) => set({ q })} />
            <div className={classes.pair}>
              <SelectField
                label="Network"
                placeholder="All networks"
                value={search.network}
                onChange={(network) => set({ network })}
                options={networks}
              />
              <TextField label="City" maxLength={80} value={search.city} onChange={(city) => set({ city })} />
              <MoneyField
                label="Starting price up to"
                currency={search.currency}
                value={search.price}
                onChange={(price) => set({ price })}
              />
              <SelectField
                label="Currency"
                value={search.currency}
                onChange={(value) => set({ currency: currencyOf(value) ?? DEFAULT_CURRENCY })}
                options={currencyFilterOptions}
              />
              <TextField
                label="Language"
                maxLength={40}
                value={search.language}
                onChange={(language) => set({ language })}
              />
            </div>
          </FormBody>
          <div role="status">
            {place.error && <Callout tone="bad">{toastText(place.error)}</Callout>}
            {place.data && <Answer place={place.data} />}
          </div>
        </Stack>
      </Card>
      <RankingNote />
    </>
  )
}

function askFor(
  talentId: string | null,
  { q, network, city, language, price, currency }: Search,
): Promise<Place> {
  const platform = platforms.find((name) => name === network)
  const wanted = {
    ...(q.trim() && { q: q.trim() }),
    ...(platform && platform !== 'file' && { platform }),
    ...(city.trim() && { city: city.trim() }),
    ...(language.trim() && { language: language.trim() }),
    ...(price !== null && { priceTo: price, currency }),
  }
  return talentId === null
    ? call(searchCalls.searchPlace, wanted)
    : call(searchCalls.agentSearchPlace, { ...wanted, talentId })
}

function Answer({ place }: { place: Place }) {
  const { total, isCounted, isSimilar, isNewcomer, order, missing, parts } = place
  const found = isCounted
    ? formatCount(total, 'talent')
    : `${formatNumber(MAX_COUNTED_TALENTS)} talents or more`
  const among = `${found}${isSimilar ? ' with similar words' : ''}`
  if (place.place === null)
    return (
      <Stack gap={12}>
        <p>
          <strong>Not among the results.</strong> The search finds {among}.
        </p>
        <ul className={classes.facts}>
          {missing.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Stack>
    )
  return (
    <Stack gap={12}>
      <p>
        <strong className={classes.place}>Place {place.place}</strong> of {among}
        {order === 'newest' && ', the newest first because there are no words'}
        {isNewcomer && ', in a place kept for newcomers'}.
      </p>
      {parts.length > 0 && (
        <ul className={classes.facts}>
          {parts.map(({ label, points, most, how }) => (
            <li key={label}>
              <strong>{`${label}: ${points} of ${most} points.`}</strong> {how}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
