import type { ApplicationForTalent } from '@marquee/contract/calls/applications'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { type ApplicationFilter, applicationRows, applicationTopics } from './applications.queries.ts'
import { PitchFields } from './PitchFields.tsx'
import { type PitchValues, pitchField, pitchOf } from './pitch-values.ts'

interface EditApplicationFormProps {
  side: ApplicationFilter
  application: ApplicationForTalent
  onDone: () => void
}

type Edit = (typeof applicationRows)[ApplicationFilter]['edit']

/** Edits an undecided application; the brand sees the new text. */
export function EditApplicationForm({ side, application, onDone }: EditApplicationFormProps) {
  const {
    id: applicationId,
    version,
    pitch,
    proposedFee,
    answers,
    sampleUrls,
    questions,
    campaign,
    currency,
  } = application
  const { form, onSubmit, isSending } = useCallForm<Edit, PitchValues>({
    call: applicationRows[side].edit,
    initial: {
      pitch,
      proposedFee,
      answers: questions.map((_question, index) => answers[index] ?? ''),
      sampleUrls: sampleUrls.join('\n'),
    },
    toBody: (values) => ({ applicationId, version, ...pitchOf(values) }),
    fieldOf: pitchField,
    topics: applicationTopics,
    onSuccess: onDone,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Save
          </Button>
        </>
      }
    >
      <PitchFields
        form={form}
        questions={questions}
        currency={currency}
        isUnpaid={campaign.payModel === 'gifted'}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
