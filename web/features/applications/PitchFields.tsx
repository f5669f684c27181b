import type { UseFormReturnType } from '@mantine/form'
import type { Currency } from '@marquee/contract/rules/currency'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { FeeField } from './FeeField.tsx'
import type { PitchValues } from './pitch-values.ts'

interface PitchFieldsProps<Values extends PitchValues> {
  form: UseFormReturnType<Values>
  questions: readonly string[]
  currency: Currency
  isUnpaid: boolean
  /** One pitch for several talents, each of whom may have a different one. */
  isForSeveral?: boolean
}

/** The fields of a new or edited application. */
export function PitchFields<Values extends PitchValues>({
  form,
  questions,
  currency,
  isUnpaid,
  isForSeveral = false,
}: PitchFieldsProps<Values>) {
  return (
    <>
      <TextAreaField
        label={isForSeveral ? 'Why are they a good fit?' : 'Why are you a good fit?'}
        hint={isForSeveral ? 'Used for every talent without an individual pitch.' : undefined}
        isRequired
        rows={6}
        limit={3000}
        {...form.getInputProps('pitch')}
      />
      {!isUnpaid && (
        <FeeField isForSeveral={isForSeveral} currency={currency} {...form.getInputProps('proposedFee')} />
      )}
      {questions.map((question, index) => (
        <TextAreaField
          key={question}
          label={question}
          isRequired
          rows={2}
          limit={1000}
          {...form.getInputProps(`answers.${index}`)}
        />
      ))}
      <TextAreaField
        label="Examples"
        hint="One link per line, up to five."
        rows={2}
        {...form.getInputProps('sampleUrls')}
      />
    </>
  )
}
