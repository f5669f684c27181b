import type { UseFormReturnType } from '@mantine/form'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { heldPrice } from '@marquee/contract/terms/milestones'
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
import { MilestonesField } from './MilestonesField.tsx'
import { scaled } from './milestone-plan.ts'
import { NetPrice } from './NetPrice.tsx'
import type { SharedTermsFields } from './TermsForm.tsx'
import { countChanged, termLines } from './term-lines.ts'
import { changeMilestones, type TermsValues, termsOf, withMilestones } from './terms-values.ts'

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
  /** The terms that the brand has attached, which a counter-offer keeps and signs; null without any. */
  attached: ReactNode
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
  attached,
  signature,
  submit,
}: CounterFormProps) {
  const market = useMarket().data
  const rules = usePriceRules()
  const { values, errors } = form
  const split = previewPrice(values.price ?? 0, values.currency, rules, agency?.bps ?? 0)
  const money = (amount: number) => formatMoney(amount, values.currency)
  const held = heldPrice(split, values).payerPays
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
                milestones={values.milestones}
                payer={brandName}
                payee={payee}
                agency={agency}
                error={errors.price}
                onChange={(price) => {
                  form.setValues({ price, milestones: scaled(values.milestones, price ?? 0) })
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
                {!isGift(split) && (
                  <MoneyField
                    label="Price to renew the usage rights for a month, VAT included"
                    hint="Optional. The brand can then renew without asking, until 30 days after the rights end."
                    currency={values.currency}
                    {...form.getInputProps('renewalPrice')}
                  />
                )}
                <Fields
                  value={values}
                  onChange={(parts) => form.setValues(withMilestones(values, parts))}
                  errors={Object.fromEntries(
                    Object.entries(errors)
                      .filter(([, error]) => error)
                      .map(([path, error]) => [path, String(error)]),
                  )}
                />
                {values.price !== 0 && (
                  <Card title="Milestones">
                    <MilestonesField
                      value={values.milestones}
                      onChange={(milestones) => changeMilestones(form, milestones)}
                      price={values.price}
                      currency={values.currency}
                      deliverables={values.deliverables}
                      error={errors.milestones ? String(errors.milestones) : undefined}
                    />
                  </Card>
                )}
              </Fold>
            </>
          }
          side={
            <>
              {attached && <Card title={`Terms of ${brandName}`}>{attached}</Card>}
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
                      {brandName} has {formatWait(market.offerHours)} to respond.
                    </li>
                  )}
                  {held > heldPrice(current.price, current.terms).payerPays && (
                    <li>
                      {isGift(current.price)
                        ? `Before they can accept, ${money(held)} is held on their card.`
                        : `Before they can accept, the hold on their card is renewed at ${money(held)}.`}
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
