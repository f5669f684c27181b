import type { UseFormReturnType } from '@mantine/form'
import { ageLabel, audienceAges } from '@marquee/contract/rules/audience'
import { isActing } from '#lib/acting.ts'
import { countries } from '#lib/countries.ts'
import { currencyOptions } from '#lib/currency-options.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ChoicesField } from '#ui/fields/ChoicesField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { RichTextField } from '#ui/fields/RichTextField.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useTalentSubtypes, useTalentTypes } from './profile.queries.ts'
import { SocialsField } from './SocialsField.tsx'
import { TimeOffField } from './TimeOffField.tsx'
import type { TalentValues } from './talent-values.ts'

interface TalentFieldsProps {
  form: UseFormReturnType<TalentValues>
  /** The talent edits; otherwise the agency that manages them. */
  isOwn: boolean
}

/** The profile fields of a talent, edited by themselves or by the agency. */
export function TalentFields({ form, isOwn }: TalentFieldsProps) {
  const types = useTalentTypes().data?.items ?? []
  const subtypes = useTalentSubtypes().data?.items ?? []
  const [they, them] = isOwn ? ['you', 'you'] : ['they', 'them']
  return (
    <>
      <FieldRow>
        <TextField label="Display name" isRequired {...form.getInputProps('displayName')} />
        <TextField
          label="Headline"
          placeholder="Skin care for tired faces"
          {...form.getInputProps('headline')}
        />
      </FieldRow>
      <RichTextField
        label={`About ${them}`}
        hint={`What ${they} create, who for, and how ${they} like to work.`}
        {...form.getInputProps('bio')}
      />
      <FieldRow>
        <SelectField
          label="Talent type"
          placeholder="Choose one"
          options={types.map(toOption)}
          {...form.getInputProps('typeId')}
        />
        <ChoicesField
          label="Niches"
          hint="Up to 8"
          most={8}
          options={subtypes
            .filter(({ typeId }) => typeId === form.values.typeId || form.values.typeId === '')
            .map(toOption)}
          {...form.getInputProps('subtypeIds')}
        />
      </FieldRow>
      <SocialsField form={form} />
      <FieldRow>
        <PercentField label="UK audience" {...form.getInputProps('audience.ukBps')} />
        <PercentField label="Female followers" {...form.getInputProps('audience.womenBps')} />
        <SelectField
          label="Main age group"
          placeholder="Not stated"
          options={audienceAges.map((age) => ({ value: age, label: ageLabel(age) }))}
          {...form.getInputProps('audience.age')}
        />
      </FieldRow>
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
        <MoneyField
          label="Starting price"
          hint={`The least ${they} charge for a small project, including VAT.`}
          currency={form.values.feeCurrency}
          {...form.getInputProps('minFee')}
        />
        <SelectField
          label="Currency"
          hint="Brands search for prices in one currency. Packages have their own."
          options={currencyOptions}
          {...form.getInputProps('feeCurrency')}
        />
      </FieldRow>
      <FieldRow>
        <PhoneField
          label="Phone"
          hint="Never shown before a deal."
          disabled={isActing()}
          {...form.getInputProps('phone')}
        />
      </FieldRow>
      <TimeOffField form={form} />
      <CheckField
        label={isOwn ? 'Show my profile in search' : 'Show profile in search'}
        hint="Brands can find the profile. Contact details stay private."
        {...form.getInputProps('isListed')}
      />
      <CheckField
        label="Accept direct offers outside campaigns"
        {...form.getInputProps('takesDirectOffers')}
      />
      <CheckField
        label="Take gifted work as well"
        hint="The product instead of a fee. Brands can search for it."
        {...form.getInputProps('takesGifted')}
      />
    </>
  )
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name }
}
