import {
  type ApplicationSummary,
  applicationCalls,
  type InvitedTalent,
  MAX_INVITATION_NOTE,
} from '@marquee/contract/calls/applications'
import { useState } from 'react'
import { Link } from 'react-router'
import { fieldErrors } from '#lib/api-error.ts'
import { brandPaths } from '#lib/paths.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { applicationTopics, useApplicationsAmong } from './applications.queries.ts'
import { describeInCampaign } from './describe-application.ts'
import classes from './InviteSelected.module.css'

interface Talent {
  id: string
  displayName: string
}

/** What became of the invitations to a campaign. */
export interface Sent {
  campaign: { id: string; title: string }
  results: readonly (Pick<InvitedTalent, 'talentId' | 'result'> & { name: string })[]
}

interface InviteFormProps {
  talents: readonly Talent[]
  /** The brand’s live campaigns. */
  campaigns: readonly Sent['campaign'][]
  /** The campaign that is chosen at first; the only one without it. */
  chosen?: string | undefined
  onClose: () => void
  onSent: (sent: Sent) => void
}

/** Chooses the campaign and writes the note of an invitation. Those who are in the campaign already are named, and not invited again. */
export function InviteForm({ talents, campaigns, chosen, onClose, onSent }: InviteFormProps) {
  const [campaignId, setCampaignId] = useState(
    chosen ?? (campaigns.length === 1 ? (campaigns[0]?.id ?? '') : ''),
  )
  const [note, setNote] = useState('')
  const campaign = campaigns.find(({ id }) => id === campaignId)
  const { invited, inCampaign } = useInvitees(talents, campaignId)
  const invite = useCallMutation(applicationCalls.inviteTalents, {
    topics: applicationTopics,
    success: null,
    onSuccess: ({ items }) => campaign && onSent({ campaign, results: withNames(items, talents) }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (campaign && invited.length > 0)
          invite.mutate({ campaignId, note, talentIds: invited.map(({ id }) => id) })
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
        <InCampaign talents={inCampaign} campaignId={campaignId} />
        <TextAreaField
          label={invited.length > 1 ? 'Note to each of them' : 'Note'}
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
          <Button
            type="submit"
            kind="primary"
            busy={invite.isPending}
            disabled={!campaign || invited.length === 0}
          >
            {invited.length > 1 ? `Send ${invited.length} invitations` : 'Send invitation'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface TalentInCampaign extends Talent {
  status: ApplicationSummary['status']
}

/** Returns which of the talents would be invited to a campaign, and which are in it already. The server decides again. */
function useInvitees(talents: readonly Talent[], campaignId: string) {
  const applicationsOf = useApplicationsAmong(talents.map(({ id }) => id))
  const invited: Talent[] = []
  const inCampaign: TalentInCampaign[] = []
  for (const talent of talents) {
    const known = applicationsOf(talent.id).find((one) => one.campaignId === campaignId)
    if (known) inCampaign.push({ ...talent, status: known.status })
    else invited.push(talent)
  }
  return { invited, inCampaign }
}

/** Names those who are in the campaign already; nothing where nobody is. */
function InCampaign({ talents, campaignId }: { talents: readonly TalentInCampaign[]; campaignId: string }) {
  return (
    <div role="status" className={classes.already}>
      {describeInCampaign(talents).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {talents.length > 0 && <Link to={brandPaths.campaign(campaignId)}>See the campaign</Link>}
    </div>
  )
}

/** Returns the results with the names that the brand has seen; that of a talent who cannot be found is not in the response. */
function withNames(items: readonly InvitedTalent[], talents: readonly Talent[]): Sent['results'] {
  return items.map(({ talentId, displayName, result }) => ({
    talentId,
    result,
    name: talents.find(({ id }) => id === talentId)?.displayName ?? displayName,
  }))
}
