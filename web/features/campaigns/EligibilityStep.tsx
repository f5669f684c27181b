import type { UseFormReturnType } from '@mantine/form'
import { dayOf } from '@marquee/contract/rules/dates'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ChoicesField } from '#ui/fields/ChoicesField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { BriefValues } from './brief-values.ts'

interface PeopleStepProps {
  form: UseFormReturnType<BriefValues>
  talentTypes: readonly { id: string; name: string }[]
}

const MAX_QUESTIONS = 5
const visibilities = [
  { value: 'public', label: 'Any talent can apply' },
  { value: 'invite', label: 'Invited talents only' },
]

/** Who reads the brief, by who may apply. */
const readers = {
  public:
    'The brief also has a public page, without its dos and don’ts and your questions. Search engines can find it.',
  invite: 'Only the talents you invite can read the brief.',
} as const

/** Who may apply, until when, and the questions to applicants. */
export function EligibilityStep({ form, talentTypes }: PeopleStepProps) {
  const { questions } = form.values
  return (
    <>
      <Card title="Eligibility and deadline">
        <FieldRow>
          <SelectField
            label="Who can apply?"
            hint={readers[form.values.visibility]}
            options={visibilities}
            {...form.getInputProps('visibility')}
          />
          <DateField
            label="Applications close on"
            min={dayOf(new Date())}
            {...form.getInputProps('applyBy')}
          />
        </FieldRow>
        <ChoicesField
          label="Talent types"
          hint="Leave blank to include all types."
          options={talentTypes.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('typeIds')}
        />
      </Card>
      <Card title="Questions for applicants">
        {questions.map((_question, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id
            key={index}
            label={`Question ${index + 1}`}
            maxLength={200}
            {...form.getInputProps(`questions.${index}`)}
          />
        ))}
        {questions.length < MAX_QUESTIONS && (
          <div>
            <Button onClick={() => form.setFieldValue('questions', [...questions, ''])}>Add question</Button>
          </div>
        )}
      </Card>
    </>
  )
}
