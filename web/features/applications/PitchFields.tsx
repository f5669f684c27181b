import type { UseFormReturnType } from '@mantine/form'
import type { Currency } from '@marquee/contract/rules/currency'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'

/** A pitch while it is typed; examples are one address on each line. */
export interface PitchValues extends Record<string, unknown> {
  pitch: string
  proposedFee: number | null
  answers: string[]
  sampleUrls: string
}

interface PitchFieldsProps<Values extends PitchValues> {
  form: UseFormReturnType<Values>
  questions: readonly string[]
  currency: Currency
  isUnpaid: boolean
}

/** The fields of an application, new or edited. */
export function PitchFields<Values extends PitchValues>({ form, questions, currency, isUnpaid }: PitchFieldsProps<Values>) {
  return (
    <>
      <TextAreaField label="Why you, and how would you do it?" isRequired rows={6} limit={3000} {...form.getInputProps('pitch')} />
      {!isUnpaid && (
        <MoneyField
          label="Your fee, VAT included"
          hint="Leave it as the brief says, or ask for yours."
          currency={currency}
          {...form.getInputProps('proposedFee')}
        />
      )}
      {questions.map((question, index) => (
        <TextAreaField key={question} label={question} isRequired rows={2} limit={1000} {...form.getInputProps(`answers.${index}`)} />
      ))}
      <TextAreaField label="Examples" hint="One address on each line, five at most." rows={2} {...form.getInputProps('sampleUrls')} />
    </>
  )
}

/** As a call takes it. */
export function pitchOf({ pitch, proposedFee, answers, sampleUrls }: PitchValues) {
  const lines = sampleUrls.split('\n').map((line) => line.trim())
  return { pitch, proposedFee, answers, sampleUrls: lines.filter((line) => line !== '') }
}

/** A fault of one example belongs to the field that holds them all. */
export function pitchField(path: string): string {
  return path.startsWith('sampleUrls') ? 'sampleUrls' : path
}
