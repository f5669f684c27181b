import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
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
import { PictureCard } from '#ui/PictureCard.tsx'
import { Status } from '#ui/Status.tsx'
import { CampaignHeart } from './CampaignHeart.tsx'
import { type CampaignFilter, useOpenCampaigns } from './campaigns.queries.ts'
import { usePayText } from './use-pay-text.ts'

interface OpenCampaignsProps {
  side: CampaignFilter
  pathOf: (campaignId: string) => string
  talentTypes: readonly { id: string; name: string }[]
  /** Leaves out what is not saved. */
  only?: 'saved'
}

/** Campaigns open to applications: image, fee, brand and closing date. */
export function OpenCampaigns({ side, pathOf, talentTypes, only }: OpenCampaignsProps) {
  const [, setParams] = useSearchParams()
  const [text, setText] = useUrlState('q')
  const [payModel, setPayModel] = useUrlState('pay')
  const [typeId, setTypeId] = useUrlState('type')
  const payText = usePayText(side)
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
      </FilterBar>
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
              <PictureCard
                key={campaign.id}
                shape="wide"
                to={pathOf(campaign.id)}
                picture={campaign.coverUrl}
                title={campaign.title}
                badge={
                  campaign.applied && (
                    <Status tone="good">{side === 'talent' ? 'Applied' : 'Some applied'}</Status>
                  )
                }
                facts={`${campaign.brand.companyName} · ${campaign.platforms.join(', ')}`}
                corner={side === 'talent' && <CampaignHeart campaign={campaign} />}
                detail={factsOfBrand(campaign.brand)}
                foot={`${payText(campaign)} · until ${campaign.applyBy ? formatDate(campaign.applyBy) : 'further notice'}`}
              />
            ))}
          </CardGrid>
        )}
      </LoadedPages>
    </>
  )
}

function factsOfBrand({
  answersWithinHours,
  completedDeals,
}: {
  answersWithinHours: number | null
  completedDeals: number
}): string {
  const answers =
    answersWithinHours === null
      ? 'No responses yet'
      : `Responds within ${answersWithinHours < 48 ? formatCount(answersWithinHours, 'hour') : `${Math.round(answersWithinHours / 24)} days`}`
  return completedDeals === 0 ? answers : `${answers} · ${formatCount(completedDeals, 'completed deal')}`
}
