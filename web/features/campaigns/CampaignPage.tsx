import type { CampaignForTalent } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { formatDate } from '@marquee/contract/rules/dates'
import type { ReactNode } from 'react'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { BriefView } from './BriefView.tsx'
import { type CampaignFilter, useOpenCampaign } from './campaigns.queries.ts'
import { usePayText } from './use-pay-text.ts'

interface CampaignPageProps {
  seeking: CampaignFilter
  campaignId: string
  back: { label: string; to: string }
  /** The name of the brand, with a link where its page can be opened. */
  brandName: (campaign: CampaignForTalent) => ReactNode
  workOf: (campaign: CampaignForTalent) => ReactNode
  /** Links beside the title, and what an application opens. */
  actions: (campaign: CampaignForTalent) => ReactNode
  applyLabel: (campaign: CampaignForTalent) => string
  /** What became of earlier applications, above the brief. */
  notice: (campaign: CampaignForTalent) => ReactNode
  onApply: () => void
  side: (campaign: CampaignForTalent) => ReactNode
}

/** One campaign as a talent or their agent reads it before applying. */
export function CampaignPage({
  seeking,
  campaignId,
  back,
  brandName,
  workOf,
  actions,
  applyLabel,
  notice,
  onApply,
  side,
}: CampaignPageProps) {
  const payText = usePayText(seeking)
  const campaign = useOpenCampaign(seeking, campaignId)
  return (
    <Loaded query={campaign} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <PageHeader
            back={back}
            picture={
              <Avatar
                name={loaded.brand.companyName}
                picture={loaded.brand.logoUrl}
                size={64}
                shape="square"
              />
            }
            title={loaded.title}
            lead={
              <Cluster>
                <Status tone={campaignLifecycle.states[loaded.status].tone}>
                  {campaignLifecycle.states[loaded.status].label}
                </Status>
                {brandName(loaded)}
              </Cluster>
            }
            actions={actions(loaded)}
          />
          {loaded.application?.invitationNote && (
            <Callout tone="action">
              <strong>{loaded.brand.companyName} invited you:</strong> {loaded.application.invitationNote}
            </Callout>
          )}
          {notice(loaded)}
          <BriefView viewer={seeking} campaign={loaded} work={workOf(loaded)} side={side(loaded)} />
          {loaded.mayApply && (
            <ActionBar
              sentence={
                <>
                  <strong>{payText(loaded)}.</strong>
                  {loaded.applyBy && ` Applications close ${formatDate(loaded.applyBy)}.`}
                </>
              }
            >
              <Button kind="primary" onClick={onApply}>
                {applyLabel(loaded)}
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </Loaded>
  )
}
