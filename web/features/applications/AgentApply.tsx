import type { CallOutput } from '@marquee/contract/call'
import { applicationCalls } from '@marquee/contract/calls/applications'
import type { CampaignForTalent } from '@marquee/contract/calls/campaigns'
import { useRef } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { ApplyingTalents } from './ApplyingTalents.tsx'
import { type AgentApplyValues, agentBody, agentField, agentValues } from './agent-apply-values.ts'
import { applicationTopics, useRosterForCampaign } from './applications.queries.ts'
import { PitchFields } from './PitchFields.tsx'
import { PlacesNote } from './PlacesNote.tsx'

interface AgentApplyProps {
  campaign: Pick<
    CampaignForTalent,
    'id' | 'payModel' | 'feeMin' | 'questions' | 'currency' | 'places' | 'placesTaken'
  >
  /** The talent who is chosen at first; empty for none. */
  talentId?: string
  onApplied: () => void
}

/** Applies for several talents at once. If one application is invalid, none is sent. */
export function AgentApply({ campaign, talentId = '', onApplied }: AgentApplyProps) {
  return (
    <Loaded
      query={useRosterForCampaign(campaign.id)}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No talents on your roster yet">Add a talent to apply on their behalf.</EmptyState>
      }
    >
      {({ items }) => (
        <ApplyForm campaign={campaign} talentId={talentId} roster={items} onApplied={onApplied} />
      )}
    </Loaded>
  )
}

type Roster = CallOutput<typeof applicationCalls.rosterForCampaign>['items']

function ApplyForm({ campaign, talentId, roster, onApplied }: AgentApplyProps & { roster: Roster }) {
  const isUnpaid = campaign.payModel === 'gifted'
  // The talents of the last request, in order: a field error names the index among them.
  const sent = useRef<readonly string[]>([])
  const { form, onSubmit, isSending } = useCallForm<typeof applicationCalls.agentApply, AgentApplyValues>({
    call: applicationCalls.agentApply,
    initial: agentValues(campaign, roster, talentId),
    toBody: (values) => {
      const body = agentBody(campaign.id, values)
      sent.current = body.talents.map(({ talentId }) => talentId)
      return body
    },
    fieldOf: (path) =>
      agentField(
        path,
        sent.current,
        roster.map(({ talent }) => talent.id),
      ),
    topics: applicationTopics,
    onSuccess: onApplied,
  })
  const count = form.values.talents.filter(({ isChosen }) => isChosen).length
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button
          type="submit"
          kind="primary"
          busy={isSending}
          disabled={count === 0 || (isUnpaid && !form.values.acknowledgesUnpaid)}
        >
          {count < 2 ? 'Send application' : `Send ${count} applications`}
        </Button>
      }
    >
      <PlacesNote campaign={campaign} />
      <ApplyingTalents form={form} roster={roster} currency={campaign.currency} isUnpaid={isUnpaid} />
      <PitchFields
        form={form}
        questions={campaign.questions}
        currency={campaign.currency}
        isUnpaid={isUnpaid}
        isForSeveral
      />
      {isUnpaid && (
        <CheckField
          label="I understand that this campaign is unpaid and that each talent receives the product."
          {...form.getInputProps('acknowledgesUnpaid')}
        />
      )}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
