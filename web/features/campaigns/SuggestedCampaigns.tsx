import { suggestionCalls } from '@marquee/contract/calls/suggestions'
import { useCallQuery } from '#lib/use-call-query.ts'
import { CardGrid } from '#ui/CardGrid.tsx'
import { Stack } from '#ui/Stack.tsx'
import { OpenCampaignCard } from './OpenCampaignCard.tsx'
import classes from './SuggestedCampaigns.module.css'

interface SuggestedCampaignsProps {
  pathOf: (campaignId: string) => string
  /** The talent for whom an agent reads; absent for a talent. */
  talentId?: string
}

/**
 * The open campaigns that fit a talent best, each with the facts that decide it; nothing where none fits. For a talent the
 * heading of all campaigns follows.
 */
export function SuggestedCampaigns({ pathOf, talentId }: SuggestedCampaignsProps) {
  const own = useCallQuery(
    ['campaigns', 'suggested'],
    suggestionCalls.suggestedCampaigns,
    {},
    {
      enabled: talentId === undefined,
    },
  )
  const theirs = useCallQuery(
    ['campaigns', 'suggested', talentId],
    suggestionCalls.agentSuggestedCampaigns,
    { talentId: talentId ?? '' },
    { enabled: talentId !== undefined },
  )
  const items = (talentId === undefined ? own : theirs).data?.items ?? []
  if (items.length === 0) return null
  const section = (
    <section aria-label="Campaigns that fit">
      <Stack gap={12}>
        <h2>{talentId === undefined ? 'Campaigns that fit you' : 'Campaigns that fit'}</h2>
        <CardGrid label="Campaigns that fit" minWidth={300}>
          {items.map((campaign) => (
            <OpenCampaignCard
              key={campaign.id}
              campaign={campaign}
              side={talentId === undefined ? 'talent' : 'agent'}
              to={pathOf(campaign.id)}
              reasons={campaign.reasons}
            />
          ))}
        </CardGrid>
      </Stack>
    </section>
  )
  if (talentId !== undefined) return section
  return (
    <div className={classes.aboveAll}>
      {section}
      <h2>All open campaigns</h2>
    </div>
  )
}
