import { invitationResults } from '@marquee/contract/calls/applications'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { brandPaths } from '#lib/paths.ts'
import { toast } from '#lib/toast.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import { InviteForm, type Sent } from './InviteForm.tsx'
import classes from './InviteSelected.module.css'
import type { OpenInvitation } from './InviteSelected.tsx'

interface InviteDialogProps extends OpenInvitation {
  /** The brand’s live campaigns. */
  campaigns: readonly { id: string; title: string }[]
  /** The campaign that is chosen at first. */
  chosen?: string | undefined
  newCampaign: string
}

/** The window in which several talents are invited to one campaign, and that says who could not be. */
export function InviteDialog({
  isOpen,
  talents,
  campaigns,
  chosen,
  newCampaign,
  onClose,
  onInvited,
}: InviteDialogProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const close = () => {
    onClose()
    setSent(null)
  }
  const isSent = sent?.results.some(({ result }) => result === 'invited')
  const title = sent
    ? isSent
      ? 'Invitations sent'
      : 'Nobody was invited'
    : `Invite ${describeTalents(talents)}`
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      {sent ? (
        <Results sent={sent} onClose={close} />
      ) : campaigns.length === 0 ? (
        <Stack gap={20}>
          <p>You have no campaign that accepts applications. Publish one, then invite talents to it.</p>
          <ButtonLink kind="primary" to={newCampaign}>
            New campaign
          </ButtonLink>
        </Stack>
      ) : (
        <InviteForm
          talents={talents}
          campaigns={campaigns}
          chosen={chosen}
          onClose={close}
          onSent={(sent) => {
            onInvited()
            if (sent.results.every(({ result }) => result === 'invited')) {
              toast.success(
                `${formatCount(sent.results.length, 'talent')} invited to ${sent.campaign.title}.`,
              )
              close()
            } else setSent(sent)
          }}
        />
      )}
    </Dialog>
  )
}

/** For each talent, whether they were invited or why not; those who were not come first. */
function Results({ sent: { campaign, results }, onClose }: { sent: Sent; onClose: () => void }) {
  const invited = results.filter(({ result }) => result === 'invited')
  const others = results.filter(({ result }) => result !== 'invited')
  return (
    <Stack gap={20}>
      <p role="status">
        {invited.length} of {formatCount(results.length, 'talent')} invited to {campaign.title}.
      </p>
      <RowList label="Invitations">
        {[...others, ...invited].map(({ talentId, name, result }) => (
          <Row key={talentId} title={name} detail={invitationResults[result]} />
        ))}
      </RowList>
      <div className={classes.buttons}>
        <ButtonLink to={brandPaths.campaign(campaign.id)}>See the campaign</ButtonLink>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Stack>
  )
}

function describeTalents(talents: readonly { displayName: string }[]): string {
  const [first] = talents
  return talents.length === 1 && first ? first.displayName : formatCount(talents.length, 'talent')
}
