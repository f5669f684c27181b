import { accountCalls } from '@marquee/contract/calls/accounts'
import type { Profile } from '@marquee/contract/calls/profile'
import type { ReactNode } from 'react'
import { isActing } from '#lib/acting.ts'
import { countries } from '#lib/countries.ts'
import { brandPaths } from '#lib/paths.ts'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useSetUpStep } from '#lib/use-set-up-step.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { useIndustries, useVerifiedKinds } from './profile.queries.ts'
import { withoutEmpty } from './without-empty.ts'
import { withoutPhoneWhileActing } from './without-phone.ts'

const tabs = [
  { id: 'edit', label: 'Edit' },
  { id: 'reviews', label: 'Reviews' },
]

/** The company's public profile and billing details. */
export function BrandProfilePage({
  verification,
  reviews,
}: {
  /** How the company is verified, provided by the page. */
  verification: ReactNode
  reviews: (brand: { id: string; companyName: string }) => ReactNode
}) {
  const { brand } = useUser()
  const [tab] = useUrlState('tab', 'edit')
  const { isFromSetUp, finish } = useSetUpStep(brandPaths.home)
  if (!brand) return null
  return (
    <>
      <PageHeader
        {...(isFromSetUp && { back: { label: 'Set-up', to: brandPaths.home } })}
        title="Company profile"
        lead="Talents read about you on your page, and next to every brief and offer."
      />
      <UrlTabs label="Company profile" tabs={tabs} />
      {tab === 'reviews' ? (
        reviews(brand)
      ) : (
        <Columns
          main={<CompanyForm brand={brand} onSaved={finish} />}
          side={
            <>
              {verification}
              <PicturesCard kind="brand" face={brand.logoUrl} cover={brand.coverUrl} />
            </>
          }
        />
      )}
    </>
  )
}

function CompanyForm({ brand, onSaved }: { brand: NonNullable<Profile['brand']>; onSaved: () => void }) {
  const industries = useIndustries().data?.items ?? []
  const {
    companyName,
    about,
    website,
    industryId,
    legalName,
    vatNumber,
    companyNumber,
    street,
    postcode,
    phone,
    city,
    country,
  } = brand
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.updateProfile,
    initial: {
      companyName,
      about,
      website,
      industryId: industryId ?? '',
      legalName,
      vatNumber,
      companyNumber,
      street,
      postcode,
      phone,
      city,
      country,
    },
    toBody: (values) => withoutPhoneWhileActing(withoutEmpty(values, ['industryId', 'country'])),
    topics: ['home', 'verification'],
    onSuccess: (profile) => {
      keepUser(profile)
      onSaved()
    },
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
        <TextField label="Company" isRequired {...form.getInputProps('companyName')} />
        <TextAreaField
          label="About"
          hint="Who you are and what you make, in a few sentences."
          rows={5}
          limit={2_000}
          {...form.getInputProps('about')}
        />
        <FieldRow>
          <WebsiteField label="Website" {...form.getInputProps('website')} />
          <SelectField
            label="Industry"
            placeholder="Choose one"
            options={industries.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('industryId')}
          />
        </FieldRow>
        <TextField
          label="Street"
          hint="Your address is shown on invoices."
          autoComplete="street-address"
          {...form.getInputProps('street')}
        />
        <FieldRow>
          <TextField label="City" {...form.getInputProps('city')} />
          <TextField label="Postcode" autoComplete="postal-code" {...form.getInputProps('postcode')} />
          <SearchSelectField label="Country" options={countries} {...form.getInputProps('country')} />
        </FieldRow>
        <PhoneField
          label="Phone"
          hint="Never shown before a deal."
          disabled={isActing()}
          {...form.getInputProps('phone')}
        />
        <FieldRow>
          <TextField label="Legal name" {...form.getInputProps('legalName')} />
          <TextField label="Company number" {...form.getInputProps('companyNumber')} />
          <TextField label="VAT number" {...form.getInputProps('vatNumber')} />
        </FieldRow>
        <LostFacts isNumberNew={form.isDirty('companyNumber')} isWebsiteNew={form.isDirty('website')} />
      </FormBody>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </Card>
  )
}

/** Says before saving which verification a change ends. */
function LostFacts({ isNumberNew, isWebsiteNew }: { isNumberNew: boolean; isWebsiteNew: boolean }) {
  const kinds = useVerifiedKinds()
  const lost = [
    ...(isNumberNew && kinds.includes('company_number') ? ['company number'] : []),
    ...(isWebsiteNew && kinds.includes('website') ? ['website'] : []),
  ]
  if (lost.length === 0) return null
  return (
    <Callout tone="warning">
      Your {lost.join(' and ')} {lost.length > 1 ? 'are' : 'is'} verified. Saving this change ends that
      verification.
    </Callout>
  )
}
