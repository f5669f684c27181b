import { identityCalls } from '@marquee/contract/calls/identity'
import type { Profile } from '@marquee/contract/calls/profile'
import { keepUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ChoicesField } from '#ui/fields/ChoicesField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { RichTextField } from '#ui/fields/RichTextField.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { countries } from './countries.ts'
import { useTalentSubtypes, useTalentTypes } from './profile.queries.ts'
import { SocialsField } from './SocialsField.tsx'
import { talentValues } from './talent-values.ts'
import { withoutEmpty } from './without-empty.ts'

/** Everything a talent says of themselves. */
export function TalentForm({ talent }: { talent: NonNullable<Profile['talent']> }) {
  const types = useTalentTypes().data?.items ?? []
  const subtypes = useTalentSubtypes().data?.items ?? []
  const { form, onSubmit, isSending } = useCallForm({
    call: identityCalls.updateProfile,
    initial: talentValues(talent),
    toBody: (values) => withoutEmpty(values, ['typeId', 'country', 'minFee']),
    topics: ['talents'],
    onSuccess: keepUser,
  })
  return (
    <Card>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Save
          </Button>
        }
      >
        <FieldRow>
          <TextField label="Name people know you by" isRequired {...form.getInputProps('displayName')} />
          <TextField label="One line about you" placeholder="Skin care for tired faces" {...form.getInputProps('headline')} />
        </FieldRow>
        <RichTextField label="About you" hint="What you make, for whom, and how you like to work." {...form.getInputProps('bio')} />
        <FieldRow>
          <SelectField label="Kind of talent" placeholder="Choose one" options={types.map(toOption)} {...form.getInputProps('typeId')} />
          <ChoicesField
            label="Niches and crafts"
            hint="Up to 8"
            most={8}
            options={subtypes.filter(({ typeId }) => typeId === form.values.typeId || form.values.typeId === '').map(toOption)}
            {...form.getInputProps('subtypeIds')}
          />
        </FieldRow>
        <SocialsField form={form} />
        <FieldRow>
          <TextField label="City" {...form.getInputProps('city')} />
          <SearchSelectField label="Country" options={countries} {...form.getInputProps('country')} />
          <TagsField
            label="Languages"
            most={10}
            suggestions={['English', 'Welsh', 'Polish', 'Hindi', 'French', 'German', 'Spanish']}
            {...form.getInputProps('languages')}
          />
        </FieldRow>
        <FieldRow>
          <MoneyField label="Fee from" hint="What a small piece of work costs with you." {...form.getInputProps('minFee')} />
          <PhoneField label="Phone" hint="Never shown before a deal." {...form.getInputProps('phone')} />
        </FieldRow>
        <CheckField
          label="Brands may find me"
          hint="You appear in their search; your contact data does not."
          {...form.getInputProps('isListed')}
        />
        <CheckField label="Brands may send me offers outside a campaign" {...form.getInputProps('takesDirectOffers')} />
      </FormBody>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </Card>
  )
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name }
}
