import { type ApplicationForTalent, applicationCalls } from '@marquee/contract/calls/applications'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { applicationTopics } from './applications.queries.ts'
import { PitchFields, type PitchValues, pitchField, pitchOf } from './PitchFields.tsx'

/** Changes an undecided application; the brand sees the new words. */
export function EditApplicationForm({ application, onDone }: { application: ApplicationForTalent; onDone: () => void }) {
  const { id: applicationId, version, pitch, proposedFee, answers, sampleUrls, questions, campaign, currency } = application
  const { form, onSubmit, isSending } = useCallForm<typeof applicationCalls.editApplication, PitchValues>({
    call: applicationCalls.editApplication,
    initial: { pitch, proposedFee, answers: questions.map((_question, index) => answers[index] ?? ''), sampleUrls: sampleUrls.join('\n') },
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
          <Button onClick={onDone}>Keep as it is</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Save
          </Button>
        </>
      }
    >
      <PitchFields form={form} questions={questions} currency={currency} isUnpaid={campaign.payModel === 'gifted'} />
    </FormBody>
  )
}
