import { type ApplicationForTalent, applicationCalls } from '@marquee/contract/calls/applications'
import type { CampaignForTalent } from '@marquee/contract/calls/campaigns'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { applicationTopics } from './applications.queries.ts'
import { PitchFields } from './PitchFields.tsx'
import { PlacesNote } from './PlacesNote.tsx'
import { type PitchValues, pitchField, pitchOf } from './pitch-values.ts'

interface ApplyFormProps {
  campaign: CampaignForTalent
  onApplied: (application: ApplicationForTalent) => void
}

/** The talent's application form. Unpaid campaigns need an acknowledgement. */
export function ApplyForm({ campaign, onApplied }: ApplyFormProps) {
  const isUnpaid = campaign.payModel === 'gifted'
  const { form, onSubmit, isSending } = useCallForm<
    typeof applicationCalls.apply,
    PitchValues & { acknowledgesUnpaid: boolean }
  >({
    call: applicationCalls.apply,
    initial: {
      pitch: '',
      proposedFee: isUnpaid ? null : campaign.feeMin,
      answers: campaign.questions.map(() => ''),
      sampleUrls: '',
      acknowledgesUnpaid: false,
    },
    toBody: ({ acknowledgesUnpaid, ...values }) => ({
      campaignId: campaign.id,
      acknowledgesUnpaid,
      ...pitchOf(values),
    }),
    fieldOf: pitchField,
    topics: applicationTopics,
    onSuccess: onApplied,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button
          type="submit"
          kind="primary"
          busy={isSending}
          disabled={isUnpaid && !form.values.acknowledgesUnpaid}
        >
          Send application
        </Button>
      }
    >
      <PlacesNote campaign={campaign} />
      <PitchFields
        form={form}
        questions={campaign.questions}
        currency={campaign.currency}
        isUnpaid={isUnpaid}
      />
      {isUnpaid && (
        <CheckField
          label="I understand that this campaign is unpaid and that I receive the product."
          {...form.getInputProps('acknowledgesUnpaid')}
        />
      )}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
