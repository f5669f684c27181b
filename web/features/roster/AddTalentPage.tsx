import { type RosterDetails, rosterCalls } from '@marquee/contract/calls/roster'
import { currencyOptions } from '#lib/currency-options.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ChoiceCards } from '#ui/fields/ChoiceCards.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type AddValues, addBody, addField, emptyTalent } from './add-values.ts'
import { MandateFields } from './MandateFields.tsx'
import { rosterTopics } from './roster.queries.ts'

interface AddTalentPageProps {
  talentTypes: readonly { id: string; name: string }[]
  onAdded: (added: RosterDetails) => void
}

const kinds = [
  {
    value: 'managed',
    label: 'I manage them',
    detail: 'You create their profile and act on their behalf immediately. They can claim it later.',
  },
  {
    value: 'mandate',
    label: 'I want to represent them',
    detail: 'They review your terms in their own account and accept or decline.',
  },
] as const

/** Adds a talent to the roster: creates a managed profile, or sends a representation request by email. */
export function AddTalentPage({ talentTypes, onAdded }: AddTalentPageProps) {
  const { form, onSubmit, isSending } = useCallForm<typeof rosterCalls.addTalent, AddValues>({
    call: rosterCalls.addTalent,
    initial: emptyTalent,
    toBody: addBody,
    fieldOf: addField,
    topics: rosterTopics,
    onSuccess: onAdded,
  })
  const { kind, displayName, feeCurrency } = form.values
  const isManaged = kind === 'managed'
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          {isManaged ? 'Add to roster' : 'Send request'}
        </Button>
      }
    >
      <ChoiceCards
        label="How do you work with them?"
        isWide
        items={kinds}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', value)}
      />
      <Columns
        ratio="even"
        main={
          <>
            {isManaged ? (
              <Card title="Who are they?">
                <TextField label="Display name" isRequired {...form.getInputProps('displayName')} />
                <TextField
                  label="Headline"
                  placeholder="Skin care for tired faces"
                  {...form.getInputProps('headline')}
                />
                <FieldRow>
                  <SelectField
                    label="Talent type"
                    placeholder="Choose one"
                    options={talentTypes.map(({ id, name }) => ({ value: id, label: name }))}
                    {...form.getInputProps('typeId')}
                  />
                  <TextField label="City" {...form.getInputProps('city')} />
                </FieldRow>
                <FieldRow>
                  <MoneyField
                    label="Starting price"
                    hint="The least they charge for a small project, including VAT."
                    currency={feeCurrency}
                    {...form.getInputProps('minFee')}
                  />
                  <SelectField
                    label="Currency"
                    hint="Brands search for prices in one currency. Packages have their own."
                    options={currencyOptions}
                    {...form.getInputProps('feeCurrency')}
                  />
                </FieldRow>
                <p>You’ll add images, social accounts and the rest of the profile on the next page.</p>
              </Card>
            ) : (
              <Card title="Who do you want to represent?">
                <EmailField
                  label="Their email"
                  isRequired
                  hint="We don’t tell you whether they have an account. They’ll see your request when they sign in."
                  {...form.getInputProps('email')}
                />
              </Card>
            )}
            <Card title="Visible to your team only">
              <TextAreaField label="Note" rows={3} limit={1000} {...form.getInputProps('note')} />
            </Card>
          </>
        }
        side={
          <Stack>
            <MandateFields form={form} isManaged={isManaged} talent={displayName || 'The talent'} />
          </Stack>
        }
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
