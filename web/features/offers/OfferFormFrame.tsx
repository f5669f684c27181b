import { formatMoney } from '@marquee/contract/rules/currency'
import { isGift, type Price } from '@marquee/contract/terms/price'
import type { FormEvent, ReactNode } from 'react'
import { previewPrice } from '#lib/price-preview.ts'
import { useIsWide } from '#lib/use-is-wide.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { FieldScope } from '#ui/fields/FieldScope.tsx'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import classes from './OfferFormFrame.module.css'
import type { TermsValues } from './terms-values.ts'

export interface OfferFormFrameProps {
  values: Pick<TermsValues, 'price' | 'currency' | 'milestones'>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** The submit button. It is in the card with the price beside the fields, and in a bar below them where there is one column. */
  submit: ReactNode
  /** The field with the name that signs: above the button beside the fields, and the last field where there is one column. */
  signature: ReactNode
  /** Whether the form is saved. */
  status?: ReactNode
  payee: string
  /** Sending the offer is followed by a hold on the brand’s card. */
  needsHold: boolean
  children: ReactNode
}

/** The form in which a brand writes the terms of an offer: its fields, the price split for both parties, and the button always in view. */
export function OfferFormFrame({ values, onSubmit, submit, payee, children, ...rest }: OfferFormFrameProps) {
  const { signature, status, needsHold } = rest
  const rules = usePriceRules()
  // The signature is one field, so that style sheets cannot choose between two of it as they do with the button.
  const hasSide = useIsWide()
  const price = values.price === null ? null : previewPrice(values.price, values.currency, rules)
  return (
    <FieldScope>
      <form className={classes.form} method="post" onSubmit={onSubmit} noValidate>
        <Columns
          main={
            <>
              {children}
              {!hasSide && (
                <Card title="Signature">
                  {signature}
                  {status}
                </Card>
              )}
            </>
          }
          side={
            <div className={classes.money}>
              <Card title="Where the money goes">
                {price === null ? (
                  <p>Enter a price to see what each side pays and receives.</p>
                ) : (
                  <MoneyBreakdown price={price} payer="You" payee={payee} />
                )}
                {hasSide && signature}
                <div className={classes.submit}>{submit}</div>
                {needsHold && (
                  <p className={classes.hold}>
                    {values.milestones.length > 1 ? 'The first milestone' : 'The amount'} is held on your
                    card, and charged only if {payee} accepts.
                  </p>
                )}
                {hasSide && status}
              </Card>
            </div>
          }
        />
        <div className={classes.bar}>
          <ActionBar isShort sentence={<Payment price={price} />}>
            {submit}
          </ActionBar>
        </div>
      </form>
    </FieldScope>
  )
}

/** What the brand, which writes the offer, pays in a few words. */
function Payment({ price }: { price: Price | null }) {
  if (price === null) return 'No price yet'
  if (isGift(price)) return 'You give the product'
  return (
    <span className={classes.pays}>
      You pay <strong>{formatMoney(price.payerPays, price.currency)}</strong>
    </span>
  )
}
