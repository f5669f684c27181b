import type { OwnCampaignCard } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { formatCount } from '@marquee/contract/rules/wording'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { Status } from '#ui/Status.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { CopyMenu } from './CopyMenu.tsx'
import { useOwnCampaigns } from './campaigns.queries.ts'
import { formatFee } from './format-fee.ts'

interface CampaignsPageProps {
  paths: { new: string; of: (campaign: OwnCampaignCard) => string; edit: (campaignId: string) => string }
}

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'live', label: 'Live' },
  { id: 'draft', label: 'Drafts' },
  { id: 'paused', label: 'Paused' },
  { id: 'closed', label: 'Closed' },
  { id: 'completed', label: 'Completed' },
]

/** The brand's campaigns as image cards with their status. */
export function CampaignsPage({ paths }: CampaignsPageProps) {
  const [status] = useUrlState('tab', 'all')
  const campaigns = useOwnCampaigns(status)
  const start = (
    <ButtonLink kind="primary" to={paths.new}>
      New campaign
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title="Campaigns" lead="Create and manage your campaigns." actions={start} />
      <UrlTabs label="Filter campaigns" tabs={tabs} />
      <LoadedPages
        pages={campaigns}
        skeleton={<CardsSkeleton minWidth={300} />}
        empty={
          <EmptyState
            title={status === 'all' ? 'Create your first campaign' : 'No matching results'}
            action={status === 'all' && start}
          >
            Describe the work, the fee and the closing date. Talents apply, and you choose.
          </EmptyState>
        }
      >
        {(items) => (
          <CardGrid label="Campaigns" minWidth={300}>
            {items.map((campaign) => (
              <PictureCard
                key={campaign.id}
                shape="wide"
                to={paths.of(campaign)}
                picture={campaign.coverUrl}
                title={campaign.title}
                corner={<CopyMenu campaign={campaign} editPath={paths.edit} />}
                badge={
                  <Status tone={campaignLifecycle.states[campaign.status].tone}>
                    {campaignLifecycle.states[campaign.status].label}
                  </Status>
                }
                facts={factsOf(campaign)}
                foot={`${formatFee(campaign)} · ${campaign.placesTaken} of ${campaign.places} places taken`}
              />
            ))}
          </CardGrid>
        )}
      </LoadedPages>
    </>
  )
}

function factsOf({ counts }: OwnCampaignCard): string {
  const facts = [
    counts.undecided > 0 && `${formatCount(counts.undecided, 'application')} to review`,
    counts.offers > 0 && `${formatCount(counts.offers, 'open offer')}`,
    counts.deals > 0 && `${formatCount(counts.deals, 'active deal')}`,
  ].filter(Boolean)
  if (facts.length > 0) return facts.join(' · ')
  return counts.applications > 0 ? formatCount(counts.applications, 'application') : 'No applications yet'
}
