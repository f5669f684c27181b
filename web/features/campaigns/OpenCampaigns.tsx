import { formatCount } from '@marquee/contract/rules/wording'
import { type ReactNode, useState } from 'react'
import { useDebounced } from '#lib/use-debounced.ts'
import { useIsWide } from '#lib/use-is-wide.ts'
import { Button } from '#ui/Button.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CampaignFilters } from './CampaignFilters.tsx'
import {
  type CampaignSearch,
  type CampaignSearchState,
  campaignFilters,
  campaignSearchOf,
  useCampaignSearchState,
} from './campaign-search.ts'
import { type CampaignFilter, useOpenCampaigns } from './campaigns.queries.ts'
import { OpenCampaignCards } from './OpenCampaignCards.tsx'

interface OpenCampaignsProps {
  side: CampaignFilter
  pathOf: (campaignId: string) => string
  talentTypes: readonly { id: string; name: string }[]
  /** Leaves out what is not saved. */
  only?: 'saved'
  /** Shown above the list while nothing is searched for. */
  suggested?: ReactNode
  /** The choice of the talent for whom an agent looks, the first of the filters. */
  forTalent?: ReactNode
  /** What is done with saved searches. `current` is null without words and filters. */
  searches?: (current: CampaignSearch | null) => ReactNode
}

/** The width from which the filters are beside the words, in pixels; below, they are in a window of their own. */
const filtersFrom = 768

/** Campaigns open to applications: image, fee, brand and closing date. The whole search is in the address. */
export function OpenCampaigns({
  side,
  pathOf,
  talentTypes,
  only,
  suggested,
  forTalent,
  searches,
}: OpenCampaignsProps) {
  const state = useCampaignSearchState()
  const campaigns = useOpenCampaigns(side, campaignSearchOf(useDebounced(state.address)), only)
  const hasBar = useIsWide(filtersFrom)
  const isNarrowed = state.text.trim() !== '' || campaignFilters.some((name) => state.filters[name] !== '')
  // How many there are is known once the last page is here.
  const isCounted =
    campaigns.items.length > 0 &&
    !campaigns.hasNextPage &&
    !campaigns.isSimilar &&
    !campaigns.isPlaceholderData
  return (
    <>
      <FilterBar
        words={
          <TextField
            label="Search"
            type="search"
            placeholder="A campaign, brand, product or network"
            value={state.text}
            onChange={state.setText}
            maxLength={100}
          />
        }
      >
        {forTalent}
        {hasBar && <CampaignFilters state={state} talentTypes={talentTypes} />}
        <SelectField label="Order" value={state.sort} onChange={state.setSort} options={sorts} />
        {!hasBar && <FiltersInSheet state={state} talentTypes={talentTypes} />}
        {isNarrowed && hasBar && <Button onClick={state.clear}>Clear search</Button>}
        {searches?.(isNarrowed ? campaignSearchOf(state.address) : null)}
      </FilterBar>
      {!isNarrowed && suggested}
      <Stack gap={12}>
        {campaigns.isSimilar && <p aria-live="polite">No exact match. These have similar words:</p>}
        {isCounted && <p aria-live="polite">{formatCount(campaigns.items.length, 'campaign')}</p>}
        <LoadedPages
          pages={campaigns}
          skeleton={<CardsSkeleton minWidth={300} />}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No campaign matches this search"
                action={<Button onClick={state.clear}>Clear search</Button>}
              >
                Try other or fewer words, or fewer filters.
              </EmptyState>
            ) : only ? (
              <EmptyState title="No saved campaigns">
                {side === 'talent'
                  ? 'Press the heart of an open campaign to keep it here. It leaves once applications close.'
                  : 'Open campaigns that your talents have saved, or you for them, appear here.'}
              </EmptyState>
            ) : (
              <EmptyState title="No open campaigns yet">
                New campaigns appear here as soon as brands publish them.
              </EmptyState>
            )
          }
        >
          {(items) => (
            <OpenCampaignCards
              label={only ? 'Saved campaigns' : 'Open campaigns'}
              campaigns={items}
              side={side}
              pathOf={pathOf}
            />
          )}
        </LoadedPages>
      </Stack>
    </>
  )
}

const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'closing', label: 'Closing soon' },
  { value: 'fee', label: 'Highest pay' },
]

/** On a phone: the button that opens the filters, with how many are set. */
function FiltersInSheet({
  state,
  talentTypes,
}: Pick<OpenCampaignsProps, 'talentTypes'> & { state: CampaignSearchState }) {
  const [isOpen, setIsOpen] = useState(false)
  const active = campaignFilters.filter((name) => state.filters[name] !== '').length
  return (
    <Cluster>
      <Button onClick={() => setIsOpen(true)}>{active > 0 ? `Filters (${active})` : 'Filters'}</Button>
      {active > 0 && <Button onClick={state.clear}>Clear search</Button>}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filters" shape="sheet">
        <Stack gap={20}>
          <Stack gap={12}>
            <CampaignFilters state={state} talentTypes={talentTypes} />
          </Stack>
          <Button kind="primary" onClick={() => setIsOpen(false)}>
            Show campaigns
          </Button>
        </Stack>
      </Dialog>
    </Cluster>
  )
}
