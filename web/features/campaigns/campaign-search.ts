import type { CallRequest } from '@marquee/contract/call'
import { type campaignCalls, campaignSorts, payModels } from '@marquee/contract/calls/campaigns'
import { currencies, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { platforms } from '@marquee/contract/terms/deliverables'
import { isDay } from '#lib/is-day.ts'
import { useAddressValues } from '#lib/use-address-values.ts'

/** A search for open campaigns as the call takes it, without its page. */
export type CampaignSearch = Omit<
  CallRequest<typeof campaignCalls.openCampaigns>,
  'cursor' | 'limit' | 'only'
>

/** The filters in the address, in the order in which they are shown. `fee` is in minor units of `currency`. */
export const campaignFilters = ['pay', 'type', 'network', 'fee', 'currency', 'until'] as const
export type CampaignFilterName = (typeof campaignFilters)[number]

export interface CampaignSearchState {
  /** All of it as it is in the address. */
  address: string
  text: string
  sort: (typeof campaignSorts)[number]
  filters: Readonly<Record<CampaignFilterName, string>>
  setText: (text: string) => void
  setSort: (sort: string) => void
  setFilter: (name: CampaignFilterName, value: string) => void
  /** Clears words and filters. */
  clear: () => void
}

/** Reads and writes the whole search in the address, so that it can be reloaded, shared and gone back to. */
export function useCampaignSearchState(): CampaignSearchState {
  const { values, set } = useAddressValues()
  return {
    ...readSearch(values),
    address: values.toString(),
    setText: (text) => set({ q: text }, true),
    setSort: (sort) => set({ sort: sort === 'newest' ? '' : sort }),
    // A typed amount adds no entry to the history.
    setFilter: (name, value) => set({ [name]: value }, name === 'fee'),
    clear: () => set(Object.fromEntries(['q', ...campaignFilters].map((name) => [name, '']))),
  }
}

function readSearch(params: URLSearchParams): Pick<CampaignSearchState, 'text' | 'sort' | 'filters'> {
  const get = (name: string) => params.get(name) ?? ''
  return {
    text: get('q'),
    sort: campaignSorts.find((sort) => sort === get('sort')) ?? 'newest',
    filters: {
      pay: get('pay'),
      type: get('type'),
      network: get('network'),
      fee: get('fee'),
      currency: get('currency'),
      until: get('until'),
    },
  }
}

/**
 * Returns the search of an address as the call takes it. A value that is none is left out. Fees compare within one currency, which
 * is pounds unless another is chosen.
 */
export function campaignSearchOf(address: string): CampaignSearch {
  const { text, sort, filters } = readSearch(new URLSearchParams(address))
  const payModel = payModels.find((model) => model === filters.pay)
  const platform = platforms.find((name) => name === filters.network)
  const feeFrom = feeOf(filters.fee)
  const comparesFees = feeFrom !== null || sort === 'fee'
  const currency =
    currencies.find((name) => name === filters.currency) ?? (comparesFees ? DEFAULT_CURRENCY : undefined)
  const q = text.trim().slice(0, 100)
  return {
    ...(q && { q }),
    ...(payModel && { payModel }),
    ...(filters.type && { typeId: filters.type }),
    ...(platform && { platform }),
    ...(feeFrom !== null && { feeFrom }),
    ...(currency && { currency }),
    ...(isDay(filters.until) && { openUntil: filters.until }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** Returns the address of a search, which `campaignSearchOf` reads. */
export function addressOfCampaignSearch(search: CampaignSearch): string {
  const { q, payModel, typeId, platform, feeFrom, currency, openUntil, sort } = search
  const values = {
    q,
    pay: payModel,
    type: typeId,
    network: platform,
    fee: feeFrom,
    currency,
    until: openUntil,
    sort: sort === 'newest' ? undefined : sort,
  }
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

/** Returns the least fee of an address in minor units; null for none. */
export function feeOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
