import type { CallRequest } from '@marquee/contract/call'
import { type searchCalls, talentSorts } from '@marquee/contract/calls/search'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { searchSteps } from '@marquee/contract/rules/search-steps'
import { platforms } from '@marquee/contract/terms/deliverables'
import { useState } from 'react'
import { isDay } from '#lib/is-day.ts'
import { useAddressValues, withChanges } from '#lib/use-address-values.ts'

/** A search as the call takes it, without its page. */
export type TalentSearch = Omit<CallRequest<typeof searchCalls.searchTalent>, 'cursor' | 'limit'>

/**
 * The filters in the address, in the order in which they are shown. `min` and `max` are followers, `engagement` is in basis points, `priceMin` and
 * `price` are in minor units of `currency`, which is pounds without it.
 */
export const filterNames = [
  'type',
  'niche',
  'network',
  'country',
  'city',
  'language',
  'min',
  'max',
  'engagement',
  'priceMin',
  'price',
  'currency',
  'takes',
  'stars',
  'only',
  'from',
  'to',
  'reply',
] as const
export type FilterName = (typeof filterNames)[number]
/** The filters that are the two ends of a range. */
const ranges = { followers: ['min', 'max'], price: ['priceMin', 'price'] } as const
export type RangeName = keyof typeof ranges
const typedFilters = ['min', 'max', 'engagement', 'priceMin', 'price'] as const

export interface SearchState {
  /** All of it as it is in the address. */
  address: string
  text: string
  sort: (typeof talentSorts)[number]
  filters: Readonly<Record<FilterName, string>>
  setText: (text: string) => void
  setSort: (sort: string) => void
  setFilter: (name: FilterName, value: string) => void
  /** Removes some filters. */
  remove: (names: readonly FilterName[]) => void
  /** Removes all filters. */
  clear: () => void
}

/** Reads and writes the whole search in the address, so that it can be reloaded, shared and gone back to. */
export function useSearchState(): SearchState {
  const { values, set } = useAddressValues()
  return searchStateOf(values, set)
}

/** A search that is in no address and starts empty, such as that of a talent who asks for their own place. */
export function useOwnSearchState(): SearchState {
  const [values, setValues] = useState(() => new URLSearchParams())
  return searchStateOf(values, (changes) => setValues((before) => withChanges(before, changes)))
}

function searchStateOf(
  values: URLSearchParams,
  set: ReturnType<typeof useAddressValues>['set'],
): SearchState {
  return {
    ...readSearch(values),
    address: values.toString(),
    setText: (text) => set({ q: text }, true),
    setSort: (sort) => set({ sort: sort === 'relevance' ? '' : sort }),
    // The niches depend on the talent type. A typed number adds no entry to the history.
    setFilter: (name, value) =>
      set(
        name === 'type' ? { type: value, niche: '' } : { [name]: value },
        typedFilters.some((typed) => typed === name),
      ),
    remove: (names) => set(Object.fromEntries(names.map((name) => [name, '']))),
    clear: () => set(Object.fromEntries(filterNames.map((name) => [name, '']))),
  }
}

/** Returns what the values of an address ask for. */
export function readSearch(params: URLSearchParams): Pick<SearchState, 'text' | 'sort' | 'filters'> {
  const get = (name: string) => params.get(name) ?? ''
  return {
    text: get('q'),
    sort: talentSorts.find((sort) => sort === get('sort')) ?? 'relevance',
    filters: {
      type: get('type'),
      niche: get('niche'),
      network: get('network'),
      country: get('country'),
      city: get('city'),
      language: get('language'),
      min: get('min'),
      max: get('max'),
      engagement: get('engagement'),
      priceMin: get('priceMin'),
      price: get('price'),
      currency: get('currency'),
      takes: get('takes'),
      stars: get('stars'),
      only: get('only'),
      from: get('from'),
      to: get('to'),
      reply: get('reply'),
    },
  }
}

/**
 * Returns the search of an address as the call takes it. Values that are no numbers, and ranges whose lower end is above the upper one,
 * are left out.
 */
export function searchOf(address: string): TalentSearch {
  const params = new URLSearchParams(address)
  for (const range of reversedRanges(readSearch(params).filters))
    for (const name of ranges[range]) params.delete(name)
  const { text, sort, filters } = readSearch(params)
  const { type, niche, network, country, city, language, min, max, price, stars, only } = filters
  const { from, to, reply, engagement, priceMin, takes } = filters
  const currency = currencyOf(filters.currency)
  const platform = platforms.find((name) => name === network)
  const q = text.trim().slice(0, 100)
  return {
    sort,
    ...(q && { q }),
    ...(type && { typeId: type }),
    ...(niche && { subtypeId: niche }),
    ...(platform && platform !== 'file' && { platform }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(city.trim() && { city: city.trim() }),
    ...(language.trim() && { language: language.trim() }),
    ...(numberOf(min) !== null && { followersFrom: Number(min) }),
    ...(numberOf(max) !== null && { followersTo: Number(max) }),
    ...(Number(numberOf(engagement)) > 0 && { engagementFrom: Number(engagement) }),
    ...(numberOf(priceMin) !== null && { priceFrom: Number(priceMin) }),
    ...(numberOf(price) !== null && { priceTo: Number(price) }),
    ...(currency && { currency }),
    ...(takes === 'gifted' && { takes }),
    ...(/^[1-5]$/.test(stars) && { starsFrom: Number(stars) }),
    ...(only === 'verified' && { only }),
    ...(isDay(from) && { freeFrom: from }),
    ...(isDay(to) && { freeTo: to }),
    ...(searchSteps.replyHours.some((hours) => String(hours) === reply) && { answersWithin: Number(reply) }),
  }
}

/** Returns the ranges whose lower end is above the upper one, so that nothing can be in them. */
export function reversedRanges(filters: SearchState['filters']): RangeName[] {
  const isReversed = ([from, to]: readonly [FilterName, FilterName]) => {
    const [least, most] = [numberOf(filters[from]), numberOf(filters[to])]
    return least !== null && most !== null && least > most
  }
  return (['followers', 'price'] as const).filter((range) => isReversed(ranges[range]))
}

/** Returns the address of a search, which `searchOf` reads. */
export function addressOfSearch(search: TalentSearch): string {
  const { q, sort, typeId, subtypeId, platform, country, city, language } = search
  const { followersFrom, followersTo, priceTo, currency } = search
  const { starsFrom, only, freeFrom, freeTo, answersWithin, engagementFrom, priceFrom, takes } = search
  const values = {
    q,
    sort: sort === 'relevance' ? undefined : sort,
    type: typeId,
    niche: subtypeId,
    network: platform,
    country,
    city,
    language,
    min: followersFrom,
    max: followersTo,
    engagement: engagementFrom,
    priceMin: priceFrom,
    price: priceTo,
    currency,
    takes,
    stars: starsFrom,
    only,
    from: freeFrom,
    to: freeTo,
    reply: answersWithin,
  }
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

/** Returns the currency of an address; undefined for none. */
export function currencyOf(text: string): Currency | undefined {
  return currencies.find((currency) => currency === text)
}

/** Returns the whole number of an address; null for none. */
export function numberOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
