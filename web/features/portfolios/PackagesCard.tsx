import type { UseFormReturnType } from '@mantine/form'
import { MAX_PACKAGES, type Package, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { capitalise } from '@marquee/contract/rules/wording'
import { formatLabels, formats, platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { currencyOptions } from '#lib/currency-options.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fold } from '#ui/Fold.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { portfolioTopics, usePortfolio } from './portfolios.queries.ts'

interface PackagesCardProps {
  talentId: string
  /** The id of the managed talent whose packages they are; the viewer’s own otherwise. */
  managed?: string | null
  onSaved?: () => void
}

const platformOptions = platforms.map((value) => ({ value, label: platformLabels[value] }))
const formatOptions = formats.map((value) => ({ value, label: capitalise(formatLabels[value]) }))

/** The packages of a talent, in one form. */
export function PackagesCard({ talentId, ...rest }: PackagesCardProps) {
  const portfolio = usePortfolio(talentId)
  return (
    <Card title="Packages" aside={portfolio.data && `${portfolio.data.packages.length} of ${MAX_PACKAGES}`}>
      <Loaded query={portfolio} skeleton={<RowsSkeleton />}>
        {({ packages }) => (
          <PackagesForm
            key={packages.map(({ id }) => id).join(' ')}
            packages={packages}
            managed={null}
            {...rest}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** A package in the form: numbers are null while they are empty. */
interface PackageValues {
  id?: string
  currency: Package['currency']
  title: string
  platform: string
  format: string
  quantity: number | null
  price: number | null
  turnaroundDays: number | null
  revisions: number | null
  rightsDays: number | null
}

const emptyPackage: PackageValues = {
  currency: DEFAULT_CURRENCY,
  title: '',
  platform: 'instagram',
  format: 'reel',
  quantity: 1,
  price: null,
  turnaroundDays: 14,
  revisions: 2,
  rightsDays: 30,
}

const valuesOf = (one: Package): PackageValues => one

function PackagesForm({
  packages,
  managed,
  onSaved,
}: { packages: readonly Package[]; managed: string | null } & Pick<PackagesCardProps, 'onSaved'>) {
  const initial: { packages: PackageValues[] } = {
    packages: packages.map(valuesOf),
  }
  const { form, onSubmit, isSending } = useCallForm({
    call: managed ? portfolioCalls.agentSavePackages : portfolioCalls.savePackages,
    initial,
    toBody: (values) => ({ ...values, ...(managed && { talentId: managed }) }),
    topics: portfolioTopics,
    onSuccess: () => onSaved?.(),
  })
  const rows = form.values.packages
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending} disabled={!form.isDirty()}>
          Save packages
        </Button>
      }
    >
      <p>
        {rows.length === 0
          ? 'No packages yet. A package says what a brand gets for which price, so that an offer takes a minute.'
          : 'A brand starts an offer from a package and can change every term.'}
      </p>
      {rows.map((row, index) => (
        <PackageFold key={row.id ?? index} form={form} index={index} />
      ))}
      {rows.length < MAX_PACKAGES && (
        <div>
          <Button data-path="packages" onClick={() => form.insertListItem('packages', { ...emptyPackage })}>
            Add package
          </Button>
        </div>
      )}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}

/** One package: its title and price, with the fields behind them. A new one, and one with an error, is open. */
function PackageFold({
  form,
  index,
}: {
  form: UseFormReturnType<{ packages: PackageValues[] }>
  index: number
}) {
  const row = form.values.packages[index]
  if (!row) return null
  const hasError = Object.keys(form.errors).some((path) => path.startsWith(`packages.${index}.`))
  return (
    <Fold
      title={row.title || `Package ${index + 1}`}
      summary={row.price !== null && formatMoney(row.price, row.currency)}
      isChange
      change="Edit"
      isForced={row.id === undefined || hasError}
    >
      <Stack gap={12}>
        <TextField label="Title" isRequired {...form.getInputProps(`packages.${index}.title`)} />
        <FieldRow>
          <SelectField
            label="Platform"
            options={platformOptions}
            {...form.getInputProps(`packages.${index}.platform`)}
          />
          <SelectField
            label="Format"
            options={formatOptions}
            {...form.getInputProps(`packages.${index}.format`)}
          />
          <NumberField label="Quantity" isRequired {...form.getInputProps(`packages.${index}.quantity`)} />
        </FieldRow>
        <FieldRow>
          <MoneyField
            label="Price, VAT included"
            isRequired
            currency={row.currency}
            {...form.getInputProps(`packages.${index}.price`)}
          />
          <SelectField
            label="Currency"
            options={currencyOptions}
            {...form.getInputProps(`packages.${index}.currency`)}
          />
          <NumberField
            label="Ready in (days)"
            isRequired
            {...form.getInputProps(`packages.${index}.turnaroundDays`)}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            label="Revisions included"
            isRequired
            {...form.getInputProps(`packages.${index}.revisions`)}
          />
          <NumberField
            label="Usage rights (days)"
            isRequired
            {...form.getInputProps(`packages.${index}.rightsDays`)}
          />
        </FieldRow>
        <div>
          <Button
            kind="quiet"
            aria-label={`Remove ${row.title || `package ${index + 1}`}`}
            onClick={() => form.removeListItem('packages', index)}
          >
            Remove
          </Button>
        </div>
      </Stack>
    </Fold>
  )
}
