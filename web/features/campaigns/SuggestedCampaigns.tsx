import { suggestionCalls } from '@marquee/contract/calls/suggestions'
import { useCallQuery } from '#lib/use-call-query.ts'
import { CardGrid } from '#ui/CardGrid.tsx'
import { Stack } from '#ui/Stack.tsx'
import { OpenCampaignCard } from './OpenCampaignCard.tsx'
import classes from './SuggestedCampaigns.module.css'

interface SuggestedCampaignsProps {
  pathOf: (campaignId: string) => string
  /** The talent for whom an agent reads; absent for a talent. */
  talent?: { id: string; name?: string }
  /** The list of all open campaigns follows, so it gets a heading. */
  isAboveAll?: boolean
}

/** The open campaigns that fit a talent best, each with the facts that decide it; nothing where none fits. */
export function SuggestedCampaigns({ pathOf, talent, isAboveAll = false }: SuggestedCampaignsProps) {
  const own = useCallQuery(
    ['campaigns', 'suggested'],
    suggestionCalls.suggestedCampaigns,
    {},
    {
      enabled: talent === undefined,
    },
  )
  const theirs = useCallQuery(
    ['campaigns', 'suggested', talent?.id],
    suggestionCalls.agentSuggestedCampaigns,
    { talentId: talent?.id ?? '' },
    { enabled: talent !== undefined },
  )
  const items = (talent ? theirs : own).data?.items ?? []
  if (items.length === 0) return null
  const section = (
    <section aria-label="Campaigns that fit">
      <Stack gap={12}>
        <h2>{['Campaigns that fit', talent ? talent.name : 'you'].filter(Boolean).join(' ')}</h2>
        <CardGrid label="Campaigns that fit" minWidth={300}>
          {items.map((campaign) => (
            <OpenCampaignCard
              key={campaign.id}
              campaign={campaign}
              side={talent ? 'agent' : 'talent'}
              to={pathOf(campaign.id)}
              reasons={campaign.reasons}
            />
          ))}
        </CardGrid>
      </Stack>
    </section>
  )
  if (!isAboveAll) return section
  return (
    <div className={classes.aboveAll}>
      {section}
      <h2>All open campaigns</h2>
    </div>
  )
}
