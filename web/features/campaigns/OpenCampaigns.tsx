import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '#lib/use-debounced.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { CampaignHeart } from './CampaignHeart.tsx'
import { type CampaignSearch, campaignSearchOf } from './campaign-search.ts'
import { type CampaignFilter, useOpenCampaigns } from './campaigns.queries.ts'
import { OpenCampaignCard } from './OpenCampaignCard.tsx'

interface OpenCampaignsProps {
  side: CampaignFilter
  pathOf: (campaignId: string) => string
  talentTypes: readonly { id: string; name: string }[]
  /** Leaves out what is not saved. */
  only?: 'saved'
  /** Shown above the list while nothing is searched for. */
  suggested?: ReactNode
  /** What is done with saved searches. `current` is null without words and filters. */
  searches?: (current: CampaignSearch | null) => ReactNode
}

/** Campaigns open to applications: image, fee, brand and closing date. */
export function OpenCampaigns({ side, pathOf, talentTypes, only, suggested, searches }: OpenCampaignsProps) {
  const [, setParams] = useSearchParams()
  const [text, setText] = useUrlState('q')
  const [payModel, setPayModel] = useUrlState('pay')
  const [typeId, setTypeId] = useUrlState('type')
  const campaigns = useOpenCampaigns(side, {
    text: useDebounced(text),
    payModel,
    typeId,
    ...(only && { only }),
  })
  const isNarrowed = text.trim() !== '' || payModel !== '' || typeId !== ''
  const clear = () =>
    setParams(
      (before) => new URLSearchParams([...before].filter(([name]) => !['q', 'pay', 'type'].includes(name))),
    )
  return (
    <>
      <FilterBar>
        <TextField
          label="Search"
          type="search"
          value={text}
          onChange={(value) => setText(value, true)}
          maxLength={100}
        />
        <SelectField
          label="Pay"
          placeholder="Any pay"
          value={payModel}
          onChange={(value) => setPayModel(value)}
          options={payModels.map((value) => ({ value, label: payModelLabels[value] }))}
        />
        <SelectField
          label="For"
          placeholder="All talent types"
          value={typeId}
          onChange={(value) => setTypeId(value)}
          options={talentTypes.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {searches?.(isNarrowed ? campaignSearchOf({ text, payModel, typeId }) : null)}
      </FilterBar>
      {!isNarrowed && suggested}
      <Stack gap={12}>
        {campaigns.isSimilar && (
          <p aria-live="polite">These have similar words, because nothing matched exactly.</p>
        )}
        <LoadedPages
          pages={campaigns}
          skeleton={<CardsSkeleton />}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No campaign matches this search"
                action={<Button onClick={clear}>Clear search</Button>}
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
            <CardGrid label={only ? 'Saved campaigns' : 'Open campaigns'} minWidth={300}>
              {items.map((campaign) => (
                <OpenCampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  side={side}
                  to={pathOf(campaign.id)}
                  badge={
                    campaign.applied && (
                      <Status tone="good">{side === 'talent' ? 'Applied' : 'Some applied'}</Status>
                    )
                  }
                  corner={side === 'talent' && <CampaignHeart campaign={campaign} />}
                />
              ))}
            </CardGrid>
          )}
        </LoadedPages>
      </Stack>
    </>
  )
}
