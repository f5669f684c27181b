import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import type { CampaignSearch } from './campaign-search.ts'
import type { CampaignFilter } from './campaigns.queries.ts'
import { OpenCampaigns } from './OpenCampaigns.tsx'

interface DiscoverPageProps {
  side: CampaignFilter
  pathOf: (campaignId: string) => string
  talentTypes: readonly { id: string; name: string }[]
  /** The list of campaigns that the viewer takes part in. */
  mine: ReactNode
  /** Opens and saves searches for open campaigns; provided by the page. */
  searches: (current: CampaignSearch | null) => ReactNode
  /** The choice of the talent for whom an agent looks. */
  forTalent?: ReactNode
  /** The campaigns that fit the talent, above the list while nothing is searched for. */
  suggested: ReactNode
}

/** Campaigns open to applications, those of them that are saved, and those the viewer takes part in. */
export function DiscoverPage({
  side,
  pathOf,
  talentTypes,
  mine,
  searches,
  forTalent,
  suggested,
}: DiscoverPageProps) {
  const [tab] = useUrlState('tab', 'open')
  return (
    <>
      <PageHeader
        title="Discover"
        lead={
          side === 'talent'
            ? 'Campaigns open to applications, and those you’re part of.'
            : 'Campaigns open to your talents, and those they’re part of.'
        }
      />
      <UrlTabs
        label="Filter campaigns"
        tabs={[
          { id: 'open', label: 'Open' },
          { id: 'saved', label: 'Saved' },
          { id: 'mine', label: side === 'talent' ? 'Yours' : 'Your talents’' },
        ]}
      />
      {tab === 'mine' ? (
        mine
      ) : (
        <OpenCampaigns
          key={tab}
          side={side}
          pathOf={pathOf}
          talentTypes={talentTypes}
          {...(tab === 'saved' ? { only: 'saved' as const } : { searches, forTalent, suggested })}
        />
      )}
    </>
  )
}
