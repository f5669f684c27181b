import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePlaces } from '@marquee/contract/rules/places'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { type OverflowAction, OverflowMenu } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Status } from '#ui/Status.tsx'
import { useCopyActions } from './CopyMenu.tsx'
import { EndCampaignDialog, type Ending } from './EndCampaignDialog.tsx'
import { WaitingNotice } from './PublishingNotice.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'

export interface CampaignPaths {
  campaigns: string
  edit: string
  /** The editor of another campaign. */
  editOf: (campaignId: string) => string
  invite: string
  verification: string
}

interface CampaignFrameProps {
  campaign: OwnCampaign
  paths: CampaignPaths
  /** False where the open tab has a next action of its own. */
  hasNextStep: boolean
  children: ReactNode
}

const topics = ['campaigns', 'applications', 'offers', 'home']

/** A campaign's workspace: its status and menu, the open tab, and the next step that its lifecycle allows. */
export function CampaignFrame({ campaign, paths, hasNextStep, children }: CampaignFrameProps) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const navigate = useNavigate()
  const [isReopening, setReopening] = useState(false)
  const move = useCallMutation(campaignCalls.moveCampaign, { topics })
  const can = (event: string) => campaign.allowedActions.includes(event)
  const send = (event: 'pause' | 'resume') => move.mutate({ campaignId: campaign.id, event })
  const copying = useCopyActions(campaign, (id) => navigate(paths.editOf(id)))
  const others: OverflowAction[] = [
    ...(can('edit') && campaign.status !== 'draft'
      ? [{ label: 'Edit brief', onSelect: () => navigate(paths.edit) }]
      : []),
    ...(campaign.status === 'live' && campaign.visibility === 'public'
      ? [{ label: 'See public page', onSelect: () => window.location.assign(`/campaigns/${campaign.id}`) }]
      : []),
    ...copying.actions,
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
  const step = nextStepOf(campaign, can, {
    ...paths,
    resume: () => send('resume'),
    complete: () => setEnding('complete'),
  })
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
              {campaign.applyBy && ` · applications close ${formatDate(campaign.applyBy)}`}
            </span>
          </Cluster>
        }
        actions={step && !hasNextStep && <StepButton step={step} kind="plain" busy={move.isPending} />}
        menu={<OverflowMenu actions={others} />}
      />
      <WaitingNotice campaign={campaign} verificationPath={paths.verification} />
      {campaign.returnReason && (
        <Callout tone="warning">
          This campaign needs changes before it can go live: {campaign.returnReason}
        </Callout>
      )}
      {children}
      {step && hasNextStep && (
        <ActionBar sentence={step.sentence}>
          <StepButton step={step} kind="primary" busy={move.isPending} />
        </ActionBar>
      )}
      <EndCampaignDialog
        campaign={campaign}
        ending={ending}
        onClose={() => setEnding(null)}
        topics={topics}
      />
      {copying.dialog}
      <ReopenDialog
        campaignId={campaign.id}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
        topics={topics}
      />
    </>
  )
}

interface NextStep {
  /** What the step is for. */
  sentence: string
  label: string
  /** The page it opens, or what it does. */
  to: string | (() => void)
}

/** Returns the next step of the brand; null when nothing is left to do. */
function nextStepOf(
  campaign: OwnCampaign,
  can: (event: string) => boolean,
  to: { edit: string; invite: string; resume: () => void; complete: () => void },
): NextStep | null {
  const { status } = campaign
  if (status === 'draft' && can('edit'))
    return {
      sentence: 'Nobody sees this campaign until you publish it.',
      label: 'Continue draft',
      to: to.edit,
    }
  if (status === 'live') {
    return {
      sentence: `${describePlaces(campaign)}. Invite the talents you would like to work with.`,
      label: 'Invite talents',
      to: to.invite,
    }
  }
  if (can('resume'))
    return { sentence: 'Nobody can apply while the campaign is paused.', label: 'Resume', to: to.resume }
  if (can('complete'))
    return {
      sentence: 'Applications are closed. Complete the campaign when all its work is done.',
      label: 'Complete',
      to: to.complete,
    }
  return null
}

function StepButton({ step, kind, busy }: { step: NextStep; kind: 'primary' | 'plain'; busy: boolean }) {
  const { label, to } = step
  if (typeof to === 'string')
    return (
      <ButtonLink kind={kind} to={to}>
        {label}
      </ButtonLink>
    )
  return (
    <Button kind={kind} busy={busy} onClick={to}>
      {label}
    </Button>
  )
}
