import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { CampaignFrame, type CampaignPaths } from './CampaignFrame.tsx'
import { useOwnCampaign } from './campaigns.queries.ts'

interface CampaignWorkspaceProps {
  campaignId: string
  paths: CampaignPaths
  /** The contents of the tabs, provided by the page. */
  views: Record<
    | 'applicants'
    | 'suggested'
    | 'offers'
    | 'deals'
    | 'approve'
    | 'ship'
    | 'messages'
    | 'tracking'
    | 'report'
    | 'brief',
    (campaign: OwnCampaign) => ReactNode
  >
}

const tabIds = [
  'applicants',
  'suggested',
  'offers',
  'deals',
  'approve',
  'ship',
  'messages',
  'tracking',
  'report',
  'brief',
] as const

/**
 * The workspace of one campaign: applicants, suggested talents, offers, deals, work to approve, products to ship, messages,
 * tracking links, the report, the brief.
 */
export function CampaignWorkspace({ campaignId, paths, views }: CampaignWorkspaceProps) {
  const campaign = useOwnCampaign(campaignId)
  const [tab] = useUrlState('tab', 'applicants')
  return (
    <Loaded query={campaign} skeleton={<PageSkeleton />}>
      {(loaded) => {
        const { applications, offers, deals } = loaded.counts
        const open = tabIds.find((id) => id === tab) ?? 'applicants'
        // These tabs have a next action of their own.
        const isDeciding =
          open === 'suggested' ||
          open === 'approve' ||
          open === 'ship' ||
          open === 'messages' ||
          open === 'report' ||
          (open === 'applicants' && applications > 0)
        return (
          <CampaignFrame campaign={loaded} paths={paths} hasNextStep={!isDeciding}>
            <UrlTabs
              label="Campaign"
              tabs={[
                { id: 'applicants', label: 'Applicants', count: applications },
                ...(loaded.status === 'live' ? [{ id: 'suggested', label: 'Suggested' }] : []),
                { id: 'offers', label: 'Offers', count: offers },
                { id: 'deals', label: 'Deals', count: deals },
                { id: 'approve', label: 'To approve' },
                ...(loaded.product ? [{ id: 'ship', label: 'To ship' }] : []),
                { id: 'messages', label: 'Messages' },
                { id: 'tracking', label: 'Tracking' },
                { id: 'report', label: 'Report' },
                { id: 'brief', label: 'Brief' },
              ]}
            />
            {views[open](loaded)}
          </CampaignFrame>
        )
      }}
    </Loaded>
  )
}
