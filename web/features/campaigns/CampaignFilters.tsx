import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { currencyFilterOptions } from '#lib/currency-options.ts'
import { isDay } from '#lib/is-day.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { type CampaignSearchState, campaignSearchOf, feeOf } from './campaign-search.ts'

interface CampaignFiltersProps {
  state: CampaignSearchState
  talentTypes: readonly { id: string; name: string }[]
}

/** The filters of a search for open campaigns. */
export function CampaignFilters({ state, talentTypes }: CampaignFiltersProps) {
  const { address, filters, setFilter } = state
  // A fee, and the order by fee, compare within one currency.
  const { currency, feeFrom, sort } = campaignSearchOf(address)
  const comparesFees = feeFrom !== undefined || sort === 'fee'
  return (
    <>
      <SelectField
        label="Pay"
        placeholder="Any pay"
        value={filters.pay}
        onChange={(value) => setFilter('pay', value)}
        options={payModels.map((value) => ({ value, label: payModelLabels[value] }))}
      />
      <MoneyField
        label="Fee from"
        currency={currency ?? DEFAULT_CURRENCY}
        value={feeOf(filters.fee)}
        onChange={(value) => setFilter('fee', value ? String(Math.min(value, 999_999_999)) : '')}
      />
      <SelectField
        label="Currency"
        {...(comparesFees ? {} : { placeholder: 'Any currency' })}
        value={currency ?? ''}
        onChange={(value) => setFilter('currency', value)}
        options={currencyFilterOptions}
      />
      <SelectField
        label="Talent type"
        placeholder="All talent types"
        value={filters.type}
        onChange={(value) => setFilter('type', value)}
        options={talentTypes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label="Network"
        placeholder="All networks"
        value={filters.network}
        onChange={(value) => setFilter('network', value)}
        options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
      />
      <DateField
        label="Open until at least"
        placeholder="Any day"
        canClear
        value={isDay(filters.until) ? filters.until : null}
        onChange={(value) => setFilter('until', value ?? '')}
      />
    </>
  )
}
