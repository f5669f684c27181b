import {
  applicationCalls,
  type InvitedTalent,
  invitationResults,
  MAX_INVITATION_NOTE,
} from '@marquee/contract/calls/applications'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import { applicationTopics } from './applications.queries.ts'
import classes from './InviteSelected.module.css'
import type { OpenInvitation } from './InviteSelected.tsx'

interface InviteDialogProps extends OpenInvitation {
  /** The brand’s live campaigns. */
  campaigns: readonly { id: string; title: string }[]
  newCampaign: string
}

/** The window in which several talents are invited to one campaign, and that says who could not be. */
export function InviteDialog({
  isOpen,
  talents,
  campaigns,
  newCampaign,
  onClose,
  onInvited,
}: InviteDialogProps) {
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const close = () => {
    onClose()
    setResults(null)
  }
  const isSent = results?.some(({ result }) => result === 'invited')
  const title = results
    ? isSent
      ? 'Invitations sent'
      : 'Nobody was invited'
    : `Invite ${describeTalents(talents)}`
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      {results ? (
        <Results results={results} onClose={close} />
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
          onClose={close}
          onSent={(sent) => {
            onInvited()
            if (sent.every(({ result }) => result === 'invited')) {
              toast.success(`${formatCount(sent.length, 'talent')} invited.`)
              close()
            } else setResults(sent)
          }}
        />
      )}
    </Dialog>
  )
}

interface Result extends Pick<InvitedTalent, 'talentId' | 'result'> {
  name: string
}

interface InviteFormProps extends Pick<InviteDialogProps, 'talents' | 'campaigns' | 'onClose'> {
  onSent: (results: readonly Result[]) => void
}

function InviteForm({ talents, campaigns, onClose, onSent }: InviteFormProps) {
  const [campaignId, setCampaignId] = useState(campaigns.length === 1 ? (campaigns[0]?.id ?? '') : '')
  const [note, setNote] = useState('')
  const invite = useCallMutation(applicationCalls.inviteTalents, {
    topics: applicationTopics,
    success: null,
    onSuccess: ({ items }) =>
      onSent(
        items.map(({ talentId, displayName, result }) => ({
          talentId,
          result,
          name: talents.find(({ id }) => id === talentId)?.displayName ?? displayName,
        })),
      ),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (campaignId !== '') invite.mutate({ campaignId, note, talentIds: talents.map(({ id }) => id) })
      }}
    >
      <Stack gap={12}>
        <p>They see the campaign on their home page and can apply. An invitation isn’t an offer.</p>
        <SelectField
          label="Campaign"
          placeholder="Choose a campaign"
          isRequired
          value={campaignId}
          onChange={setCampaignId}
          options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <TextAreaField
          label={talents.length > 1 ? 'Note to each of them' : 'Note'}
          hint="Optional. Say why they fit."
          rows={3}
          limit={MAX_INVITATION_NOTE}
          value={note}
          onChange={setNote}
          error={fieldErrors(invite.error).note}
        />
        <LeaveDialog isDirty={note.trim() !== '' && !invite.isPending} />
        <div className={classes.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={invite.isPending} disabled={campaignId === ''}>
            {talents.length > 1 ? 'Send invitations' : 'Send invitation'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** For each talent, whether they were invited or why not; those who were not come first. */
function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const invited = results.filter(({ result }) => result === 'invited')
  const others = results.filter(({ result }) => result !== 'invited')
  return (
    <Stack gap={20}>
      <p role="status">
        {invited.length} of {formatCount(results.length, 'talent')} invited.
      </p>
      <RowList label="Invitations">
        {[...others, ...invited].map(({ talentId, name, result }) => (
          <Row key={talentId} title={name} detail={invitationResults[result]} />
        ))}
      </RowList>
      <div className={classes.buttons}>
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
