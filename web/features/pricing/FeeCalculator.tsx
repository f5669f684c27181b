import { currencies, currencyNames, formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { useEffect, useRef, useState } from 'react'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import classes from './FeeCalculator.module.css'
import { commissionOf, priceOf, readExample, type TypedExample } from './read-example.ts'

/** The longest price that the field takes, in characters. */
const MAX_TYPED = 20

/**
 * Calculates what a brand pays and what everyone gets, by the rule of real offers. Before the page has its script, the button
 * asks the server for the page with these figures.
 */
export function FeeCalculator({ rules, initial }: { rules: PriceRules; initial: TypedExample }) {
  const [typed, setTyped] = useState(initial)
  const [isAnswering, setAnswering] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The fields keep what was typed while the script was loading.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current))
    setAnswering(true)
  }, [])
  const { currency } = typed
  const price = priceOf(typed.price)
  const commission = commissionOf(typed.commission)
  return (
    <div className={classes.calculator}>
      <form
        ref={form}
        className={classes.form}
        method="get"
        action="/pricing#calculator"
        onInput={({ currentTarget }) => setTyped(typedIn(currentTarget))}
      >
        <label className={classes.field}>
          <span>{rules.feeMode === 'deducted' ? 'Price of the deal' : 'Price before fee and VAT'}</span>
          <input
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_TYPED}
            defaultValue={initial.price}
            aria-invalid={price === null || undefined}
            aria-describedby={price === null ? 'price-error' : undefined}
          />
          {price === null && (
            <span id="price-error" className={classes.error}>
              Enter an amount, such as 1,200.
            </span>
          )}
        </label>
        <label className={classes.field}>
          <span>Currency</span>
          <select name="currency" defaultValue={initial.currency}>
            {currencies.map((one) => (
              <option key={one} value={one}>
                {`${currencyNames[one].name} (${currencyNames[one].symbol})`}
              </option>
            ))}
          </select>
        </label>
        <label className={classes.field}>
          <span>Agent’s commission (%)</span>
          <input
            name="commission"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder="No agent"
            defaultValue={initial.commission}
            aria-invalid={commission === null || undefined}
            aria-describedby={commission === null ? 'commission-error' : undefined}
          />
          {commission === null && (
            <span id="commission-error" className={classes.error}>
              Enter a percentage from 0 to 100.
            </span>
          )}
        </label>
        {!isAnswering && (
          <button type="submit" className={classes.button}>
            Calculate
          </button>
        )}
      </form>
      <div className={classes.result} aria-live="polite">
        <p className={classes.example}>Example</p>
        {price !== null && commission !== null ? (
          <Split price={previewPrice(price, currency, rules, commission)} />
        ) : (
          <p>Enter a price to see what everyone gets.</p>
        )}
      </div>
    </div>
  )
}

/** Returns the figures in the fields of the form. */
const typedIn = (form: HTMLFormElement): TypedExample =>
  readExample(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))

function Split({ price }: { price: ReturnType<typeof previewPrice> }) {
  const { currency, payerPays, tax, taxPercent, fee, feeBps, agent, agentBps, talent } = price
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      <dl className={classes.sum}>
        <div>
          <dt>The brand pays</dt>
          <dd>{money(payerPays)}</dd>
        </div>
        {taxPercent > 0 && (
          <div>
            <dt>VAT {taxPercent}%</dt>
            <dd>− {money(tax)}</dd>
          </div>
        )}
        <div>
          <dt>Marquee fee {formatBps(feeBps)}</dt>
          <dd>− {money(fee)}</dd>
        </div>
        {agentBps > 0 && (
          <div>
            <dt>Agent’s commission {formatBps(agentBps)}</dt>
            <dd>− {money(agent)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>The talent earns</dt>
          <dd>{money(talent)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {taxPercent > 0
          ? 'VAT is part of the price in pounds.'
          : 'Prices in this currency contain no UK VAT.'}{' '}
        An offer shows the binding amounts.
      </p>
    </>
  )
}
