import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { OpenCampaigns } from './OpenCampaigns.tsx'

interface DiscoverPageProps {
  pathOf: (campaignId: string) => string
  talentTypes: readonly { id: string; name: string }[]
  /** The campaigns the talent takes part in. */
  mine: ReactNode
}

/** What can be applied for today, and what one takes part in already. */
export function DiscoverPage({ pathOf, talentTypes, mine }: DiscoverPageProps) {
  const [tab] = useUrlState('tab', 'open')
  return (
    <>
      <PageHeader title="Discover" lead="Campaigns you can apply for today, and those you are part of." />
      <UrlTabs
        label="Which campaigns"
        tabs={[
          { id: 'open', label: 'Open' },
          { id: 'mine', label: 'Yours' },
        ]}
      />
      {tab === 'mine' ? mine : <OpenCampaigns pathOf={pathOf} talentTypes={talentTypes} />}
    </>
  )
}
