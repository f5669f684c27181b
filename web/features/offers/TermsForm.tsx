import type { UseFormReturnType } from '@mantine/form'
import type { Currency } from '@marquee/contract/rules/currency'
import { controlOf, termsOfSection } from '@marquee/contract/terms/describe-terms'
import type { ComponentType, FormEvent, ReactNode } from 'react'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { MilestonesField } from './MilestonesField.tsx'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import { changeMilestones, type TermsValues, withMilestones } from './terms-values.ts'

/** The fields for deliverables, product, rights, exclusivity and, for brands, attached terms, provided by the page. */
export type SharedTermsFields = ComponentType<{
  value: Pick<TermsValues, 'currency' | 'deliverables' | 'product' | 'rights' | 'exclusivity' | 'brandTerms'>
  onChange: (change: Partial<TermsValues>) => void
  errors: Readonly<Record<string, string>>
}>

interface Agency {
  name: string
  bps: number
}

interface TermsFormProps {
  form: UseFormReturnType<TermsValues>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  actions: ReactNode
  /** The field with the name that signs. */
  signature: ReactNode
  payer: string
  payee: string
  /** The agency and its commission in basis points; null without an agency or where it is hidden. */
  agency?: Agency | null
  fields: SharedTermsFields
}

/** All terms of an offer, with the price split for both parties. */
export function TermsForm({
  form,
  onSubmit,
  actions,
  signature,
  payer,
  payee,
  agency = null,
  fields: Fields,
}: TermsFormProps) {
  const { values, errors } = form
  const change = (parts: Partial<TermsValues>) => form.setValues(withMilestones(values, parts))
  return (
    <FormBody onSubmit={onSubmit} actions={actions}>
      <Columns
        main={
          <>
            <Card title="Price">
              <SimpleTerms section="price" form={form} />
            </Card>
            <Fields value={values} onChange={change} errors={texts(errors)} />
            {values.price !== 0 && (
              <Card title="Milestones">
                <MilestonesField
                  value={values.milestones}
                  onChange={(milestones) => changeMilestones(form, milestones)}
                  price={values.price}
                  currency={values.currency}
                  deliverables={values.deliverables}
                  error={errorOf(errors.milestones)}
                />
              </Card>
            )}
            <Card title="Message (optional)">
              <SimpleTerms section="message" form={form} />
            </Card>
            <Card title="Signature">{signature}</Card>
          </>
        }
        side={
          <PreviewCard
            price={values.price}
            currency={values.currency}
            payer={payer}
            payee={payee}
            agency={agency}
          />
        }
      />
    </FormBody>
  )
}

/** Renders the terms of a section whose control is a single field, as their rows define. */
function SimpleTerms({ section, form }: { section: 'price' | 'message'; form: TermsFormProps['form'] }) {
  return termsOfSection(section).map((field) => {
    // A gift is not renewed for a price.
    if (field === 'renewalPrice' && form.values.price === 0) return null
    const control = controlOf(field)
    const input = form.getInputProps(field)
    switch (control.kind) {
      case 'money':
        return (
          <MoneyField
            key={field}
            label={control.label}
            isRequired
            currency={form.values.currency}
            {...input}
          />
        )
      case 'optional money':
        return (
          <MoneyField
            key={field}
            label={control.label}
            hint={control.hint}
            currency={form.values.currency}
            {...input}
          />
        )
      case 'number':
        return <NumberField key={field} label={control.label} hint={control.hint} {...input} />
      case 'text':
        return (
          <TextAreaField
            key={field}
            label={control.label}
            rows={control.rows}
            limit={control.maxLength}
            {...input}
          />
        )
      default:
        return null
    }
  })
}

interface PreviewCardProps extends Required<Pick<TermsFormProps, 'payer' | 'payee' | 'agency'>> {
  price: number | null
  currency: Currency
}

function PreviewCard({ price, currency, payer, payee, agency }: PreviewCardProps) {
  const rules = usePriceRules()
  return (
    <Card title="Where the money goes">
      {price === null ? (
        <p>Enter a price to see what each side pays and receives.</p>
      ) : (
        <MoneyBreakdown
          price={previewPrice(price, currency, rules, agency?.bps)}
          payer={payer}
          payee={payee}
          agency={agency?.name}
        />
      )}
    </Card>
  )
}

const errorOf = (error: ReactNode): string | undefined => (error ? String(error) : undefined)

function texts(errors: Record<string, ReactNode>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([, error]) => error)
      .map(([path, error]) => [path, String(error)]),
  )
}
