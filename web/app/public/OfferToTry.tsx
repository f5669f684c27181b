import { formatMoney } from '@marquee/contract/rules/currency'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { dealOfReasons } from './example-deal.ts'
import classes from './OfferToTry.module.css'
import { tryOffer } from './scripts/try-offer.ts'
import { Facts, PanelText, StepPanel } from './step-views/StepPanel.tsx'

/** In minor units of pounds. */
const LOWEST_PRICE = 60_000
const PRICE_STEP = 3_000
/** The prices that can be chosen, lowest first. */
const prices = Array.from({ length: 16 }, (_, index) => LOWEST_PRICE + index * PRICE_STEP)

const usages = ['None', '30 days', '90 days'] as const
const revisions = ['1', '2', '3'] as const
/** The terms of version 2, which the talent sent, and those that the visitor begins with. */
const before = { price: dealOfReasons.formerPrice, usage: '90 days', revisions: '2' } as const
const first = { price: dealOfReasons.price, usage: 'None', revisions: '2' } as const

/** The amounts of a price that the example shows, in this order. */
const columns = ['price', 'pays', 'earns', 'tax', 'fee'] as const

/** Returns the amounts of a price as texts, in the order of `columns`. */
function amountsOf(price: number, rules: PriceRules): string[] {
  const { payerPays, talent, tax, fee } = previewPrice(price, 'GBP', rules)
  return [price, payerPays, talent, tax, fee].map((amount) => formatMoney(amount))
}

/** The id of the panel that shows the offer. */
const PANEL_ID = 'offer-to-try'

/**
 * The fields that change the example of an offer. `OfferToTry` shows their result and comes before them in the page. Without script they
 * are left out, and the offer stays as it is.
 */
export function OfferFields({ rules }: { rules: PriceRules }) {
  return (
    <>
      <form
        className={classes.fields}
        autoComplete="off"
        aria-label="Change the offer"
        data-shows={PANEL_ID}
        data-columns={columns.join(' ')}
        data-prices={JSON.stringify(prices.map((price) => amountsOf(price, rules)))}
        data-at={prices.indexOf(first.price)}
      >
        <p className={classes.title}>Change the offer yourself</p>
        <fieldset className={classes.price}>
          <legend>Price</legend>
          <div>
            <button type="button" data-step="-1" aria-label="Lower the price">
              −
            </button>
            <strong>{formatMoney(first.price)}</strong>
            <button type="button" data-step="1" aria-label="Raise the price">
              +
            </button>
          </div>
        </fieldset>
        <Choice legend="Paid usage" name="usage" options={usages} chosen={first.usage} />
        <Choice legend="Revisions" name="revisions" options={revisions} chosen={first.revisions} />
        <button type="reset">Start again</button>
      </form>
      <PageScript run={tryOffer} />
    </>
  )
}

interface ChoiceProps {
  legend: string
  name: string
  options: readonly string[]
  chosen: string
}

/** One of a few, as a row of segments. */
function Choice({ legend, name, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === chosen} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A counter-offer that the visitor can change with `OfferFields`: what changed since the version before, and what each side sees. */
export function OfferToTry({ rules }: { rules: PriceRules }) {
  const { brand, talent, face } = dealOfReasons
  const [wasPrice, wasPaid, wasEarned] = amountsOf(before.price, rules)
  const [price = '', paid = '', earned = '', tax, fee] = amountsOf(first.price, rules)
  return (
    <div id={PANEL_ID}>
      <StepPanel face={face} title="Your version 3" state="2 changes" tone="waiting">
        <Facts
          facts={[
            { label: 'Price', term: 'price', isCounted: true, value: price, before: wasPrice },
            {
              label: 'Paid usage',
              term: 'usage',
              isCounted: true,
              value: first.usage,
              before: before.usage,
            },
            {
              label: 'Revisions',
              term: 'revisions',
              isCounted: true,
              value: first.revisions,
              before: before.revisions,
            },
          ]}
        />
        <div className={classes.sides}>
          <div>
            <p className={classes.who}>{brand} sees</p>
            <Facts
              facts={[{ label: 'You pay', term: 'pays', value: paid, before: wasPaid, isTotal: true }]}
            />
            <p>Authorised on your card. Nothing is charged before {talent} accepts.</p>
          </div>
          <div>
            <p className={classes.who}>{talent} sees</p>
            <Facts
              facts={[{ label: 'You earn', term: 'earns', value: earned, before: wasEarned, isTotal: true }]}
            />
            <p>
              {rules.feeMode === 'deducted'
                ? 'What is left of the price after VAT of '
                : 'Added for the brand: VAT of '}
              <b data-amount="tax">{tax}</b> and our fee of <b data-amount="fee">{fee}</b>.
            </p>
          </div>
        </div>
        <PanelText>
          <span data-when="changed">
            Both sides see the same changes. {talent} can accept, decline or make another counter-offer.
          </span>
          <span data-when="same" hidden>
            Nothing differs from version 2, so there is nothing to send. {brand} can accept version 2.
          </span>
        </PanelText>
      </StepPanel>
      <p
        className={classes.announcement}
        role="status"
        data-announcement={`${brand} pays {pays} and ${talent} earns {earns}. {count}.`}
      />
    </div>
  )
}
