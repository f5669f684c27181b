import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { type OverflowAction, OverflowMenu } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Status } from '#ui/Status.tsx'
import { EndCampaignDialog, type Ending } from './EndCampaignDialog.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'

interface CampaignHeadProps {
  campaign: OwnCampaign
  paths: { campaigns: string; edit: string; invite: string }
}

const topics = ['campaigns', 'applications', 'offers', 'home']

/** The header of a campaign's workspace: its status and the actions its lifecycle allows. */
export function CampaignHead({ campaign, paths }: CampaignHeadProps) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const navigate = useNavigate()
  const [isReopening, setReopening] = useState(false)
  const move = useCallMutation(campaignCalls.moveCampaign, { topics })
  const can = (event: string) => campaign.allowedActions.includes(event)
  const send = (event: 'pause' | 'resume') => move.mutate({ campaignId: campaign.id, event })
  const others: OverflowAction[] = [
    ...(can('edit') && campaign.status !== 'draft'
      ? [{ label: 'Edit brief', onSelect: () => navigate(paths.edit) }]
      : []),
    ...(can('pause') ? [{ label: 'Pause', onSelect: () => send('pause') }] : []),
    ...(can('close') ? [{ label: 'Close applications', onSelect: () => setEnding('close') }] : []),
    ...(can('reopen') ? [{ label: 'Reopen', onSelect: () => setReopening(true) }] : []),
    ...(can('complete') && campaign.status !== 'closed'
      ? [{ label: 'Complete', onSelect: () => setEnding('complete') }]
      : []),
    ...(can('cancel')
      ? [{ label: 'Cancel campaign…', isDangerous: true, onSelect: () => setEnding('cancel') }]
      : []),
  ]
  const { label, tone } = campaignLifecycle.states[campaign.status]
  return (
    <>
      <PageHeader
        back={{ label: 'Campaigns', to: paths.campaigns }}
        title={campaign.title}
        lead={
          <Cluster>
            <Status tone={tone}>{label}</Status>
            <span>
              {campaign.placesTaken} of {campaign.places} places taken
            </span>
            {campaign.applyBy && <span>applications close {formatDate(campaign.applyBy)}</span>}
          </Cluster>
        }
        actions={
          <>
            {campaign.status === 'draft' && can('edit') && (
              <ButtonLink kind="primary" to={paths.edit}>
                Continue draft
              </ButtonLink>
            )}
            {campaign.status === 'live' && (
              <ButtonLink kind="primary" to={paths.invite}>
                Invite talents
              </ButtonLink>
            )}
            {can('resume') && (
              <Button kind="primary" busy={move.isPending} onClick={() => send('resume')}>
                Resume
              </Button>
            )}
            {can('complete') && campaign.status === 'closed' && (
              <Button kind="primary" onClick={() => setEnding('complete')}>
                Complete
              </Button>
            )}
            <OverflowMenu actions={others} />
          </>
        }
      />
      <EndCampaignDialog
        campaign={campaign}
        ending={ending}
        onClose={() => setEnding(null)}
        topics={topics}
      />
      <ReopenDialog
        campaignId={campaign.id}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
        topics={topics}
      />
    </>
  )
}
