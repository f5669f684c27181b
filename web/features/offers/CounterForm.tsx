import type { UseFormReturnType } from '@mantine/form'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { isGift, type Price } from '@marquee/contract/terms/price'
import type { FormEvent, ReactNode } from 'react'
import { previewPrice } from '#lib/price-preview.ts'
import { useMarket, usePriceRules } from '#lib/use-market.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Fold } from '#ui/Fold.tsx'
import { FieldScope } from '#ui/fields/FieldScope.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import classes from './CounterForm.module.css'
import { NetPrice } from './NetPrice.tsx'
import type { SharedTermsFields } from './TermsForm.tsx'
import { countChanged, termLines } from './term-lines.ts'
import { type TermsValues, termsOf } from './terms-values.ts'

/** The fields outside the folded terms. */
const ownFields = ['price', 'message', 'signature']

interface CounterFormProps {
  form: UseFormReturnType<TermsValues>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** The version that is answered. */
  current: { terms: OfferTerms; price: Price }
  brandName: string
  /** "You", or the talent's name for an agent. */
  payee: string
  agency: { name: string; bps: number } | null
  fields: SharedTermsFields
  signature: ReactNode
  submit: ReactNode
}

/**
 * A counter-offer of the talent's side: earnings and price first, the other terms as one line each until they
 * are opened, and the button always in view.
 */
export function CounterForm({
  form,
  onSubmit,
  current,
  brandName,
  payee,
  agency,
  fields: Fields,
  signature,
  submit,
}: CounterFormProps) {
  const market = useMarket().data
  const rules = usePriceRules()
  const { values, errors } = form
  const split = previewPrice(values.price ?? 0, values.currency, rules, agency?.bps ?? 0)
  const money = (amount: number) => formatMoney(amount, values.currency)
  const lines = termLines(termsOf(values))
  const changedCount = countChanged(termLines(current.terms), lines)
  const isInTerms = Object.keys(errors).some((path) => !ownFields.includes(path))
  return (
    <FieldScope>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <Columns
          main={
            <>
              <NetPrice
                price={values.price}
                currency={values.currency}
                before={current.price}
                deliverables={values.deliverables}
                payer={brandName}
                payee={payee}
                agency={agency}
                error={errors.price}
                onChange={(price) => {
                  form.setFieldValue('price', price)
                  form.clearFieldError('price')
                }}
              />
              <Fold
                title="Terms"
                aside={changedCount > 0 && `${changedCount} changed`}
                isForced={isInTerms}
                summary={<KeyValues rows={lines.map(({ label, text }) => ({ label, value: text }))} />}
              >
                <NumberField label="Revisions included" {...form.getInputProps('revisions')} />
                <MoneyField
                  label="Price of an extra revision, VAT included"
                  hint="Optional. The brand can then buy one without asking."
                  currency={values.currency}
                  {...form.getInputProps('extraRevisionPrice')}
                />
                <Fields
                  value={values}
                  onChange={(parts) => form.setValues(parts)}
                  errors={Object.fromEntries(
                    Object.entries(errors)
                      .filter(([, error]) => error)
                      .map(([path, error]) => [path, String(error)]),
                  )}
                />
              </Fold>
            </>
          }
          side={
            <>
              <Card>
                <TextAreaField
                  label="Message"
                  hint="Optional"
                  rows={3}
                  limit={1_000}
                  {...form.getInputProps('message')}
                />
                {signature}
              </Card>
              <Card title="What happens next">
                <ul className={classes.next}>
                  {market && (
                    <li>
                      {brandName} has {market.offerHours} hours to respond.
                    </li>
                  )}
                  {split.payerPays > current.price.payerPays && (
                    <li>
                      {isGift(current.price)
                        ? `Before they can accept, ${money(split.payerPays)} is held on their card.`
                        : `Before they can accept, the hold on their card is renewed at ${money(split.payerPays)}.`}
                    </li>
                  )}
                  <li>
                    If they decline, their{' '}
                    {isGift(current.price) ? 'gifted offer' : `offer of ${money(current.price.talent)}`} is
                    open to {payee === 'You' ? 'you' : payee} again. You can withdraw this until they respond.
                  </li>
                </ul>
              </Card>
            </>
          }
        />
        <ActionBar
          sentence={
            isGift(current.price) && isGift(split) ? (
              `${payee === 'You' ? 'You ask' : `${payee} asks`} for no fee. ${brandName} gives the product.`
            ) : (
              <>
                {payee === 'You' ? 'You earn' : `${payee} earns`} <strong>{money(split.talent)}</strong>
                {' · '}
                {brandName} pays {money(split.payerPays)}
              </>
            )
          }
        >
          {submit}
        </ActionBar>
      </form>
    </FieldScope>
  )
}
