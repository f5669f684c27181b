import type { UseFormReturnType } from '@mantine/form'
import type { Currency } from '@marquee/contract/rules/currency'
import type { ComponentType, FormEvent, ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import { useMarket } from './offers.queries.ts'
import { previewPrice } from './price-preview.ts'
import type { TermsValues } from './terms-values.ts'

/** What another noun draws: deliverables, rights, exclusivity. */
export type SharedTermsFields = ComponentType<{
  value: Pick<TermsValues, 'deliverables' | 'rights' | 'exclusivity'>
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
  payer: string
  payee: string
  /** Who takes a commission of how much, in basis points; null: nobody, or it is not told here. */
  agency?: Agency | null
  fields: SharedTermsFields
}

/** All terms of an offer, with what the price means to both sides beside it. */
export function TermsForm({
  form,
  onSubmit,
  actions,
  payer,
  payee,
  agency = null,
  fields: Fields,
}: TermsFormProps) {
  const { values, errors } = form
  const change = (parts: Partial<TermsValues>) => form.setValues(parts)
  return (
    <FormBody onSubmit={onSubmit} actions={actions}>
      <Columns
        main={
          <>
            <Card title="Price">
              <MoneyField
                label="Price, VAT included"
                isRequired
                currency={values.currency}
                {...form.getInputProps('price')}
              />
              <NumberField
                label="Revisions included"
                hint="Rounds of changes before an extra one is paid."
                {...form.getInputProps('revisions')}
              />
            </Card>
            <Fields value={values} onChange={change} errors={texts(errors)} />
            <Card title="Message (optional)">
              <TextAreaField label="Message" rows={4} limit={2000} {...form.getInputProps('message')} />
            </Card>
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

interface PreviewCardProps extends Required<Pick<TermsFormProps, 'payer' | 'payee' | 'agency'>> {
  price: number | null
  currency: Currency
}

function PreviewCard({ price, currency, payer, payee, agency }: PreviewCardProps) {
  const feeMode = useMarket().data?.feeMode ?? 'deducted'
  return (
    <Card title="Where the money goes">
      <MoneyBreakdown
        price={previewPrice(price ?? 0, currency, feeMode, agency?.bps)}
        payer={payer}
        payee={payee}
        agency={agency?.name}
      />
    </Card>
  )
}

function texts(errors: Record<string, ReactNode>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([, fault]) => fault)
      .map(([path, fault]) => [path, String(fault)]),
  )
}
