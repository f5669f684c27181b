import { createColumnFormat, currencies, currencyNames } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { useEffect, useRef, useState } from 'react'
import { type PriceRules, previewPrice, splitTerms } from '#lib/price-preview.ts'
import bar from '#ui/PriceBar.module.css'
import { PriceBar } from '#ui/PriceBar.tsx'
import classes from './FeeCalculator.module.css'
import {
  anAmount,
  type Basis,
  commissionOf,
  describeAmount,
  priceForEarnings,
  priceOf,
  readExample,
  type TypedExample,
  writePrice,
} from './read-example.ts'

/** The longest price that the field takes, in characters. */
const MAX_TYPED = 20

/**
 * Calculates what a brand pays and what everyone gets, by the rule of real offers. Where no script runs, a
 * button asks the server for the page with these figures; Enter does too until the page has its script.
 */
export function FeeCalculator({ rules, initial }: { rules: PriceRules; initial: TypedExample }) {
  const [typed, setTyped] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const priceField = useRef<HTMLInputElement>(null)
  // The fields keep what was typed while the script was loading. A price that was left meanwhile is written in groups.
  useEffect(() => {
    if (priceField.current && priceField.current !== document.activeElement)
      priceField.current.value = writePrice(priceField.current.value)
    if (form.current) setTyped(typedIn(form.current))
  }, [])
  const { basis, currency } = typed
  const amount = priceOf(typed.price)
  const commission = commissionOf(typed.commission)
  const terms = { ...splitTerms(currency, rules), agentBps: commission ?? 0 }
  const price = basis === 'price' || amount === null ? amount : priceForEarnings(amount, terms)
  return (
    <div className={classes.calculator}>
      <form
        ref={form}
        className={classes.form}
        method="get"
        action="/pricing#calculator"
        onInput={({ currentTarget }) => setTyped(typedIn(currentTarget))}
      >
        <div className={classes.field}>
          <label htmlFor="basis">Start with</label>
          <span className={classes.select}>
            <select id="basis" name="basis" defaultValue={initial.basis}>
              <option value="price">The price</option>
              <option value="earnings">What the talent earns</option>
            </select>
          </span>
        </div>
        <div className={classes.field}>
          <label htmlFor="price">{amountLabel(basis, rules)}</label>
          <input
            ref={priceField}
            id="price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_TYPED}
            defaultValue={initial.price}
            onBlur={({ currentTarget }) => {
              currentTarget.value = writePrice(currentTarget.value)
              if (currentTarget.form) setTyped(typedIn(currentTarget.form))
            }}
            aria-invalid={price === null || undefined}
            aria-describedby="price-hint"
          />
          <Hint
            id="price-hint"
            isWrong={price === null}
            text={price === null ? describeAmount(typed) : anAmount}
          />
        </div>
        <div className={classes.field}>
          <label htmlFor="currency">Currency</label>
          <span className={classes.select}>
            <select id="currency" name="currency" defaultValue={initial.currency}>
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {`${currencyNames[one].name} (${currencyNames[one].symbol})`}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div className={classes.field}>
          <label htmlFor="commission">Agent’s commission (%)</label>
          <input
            id="commission"
            name="commission"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder="No agent"
            defaultValue={initial.commission}
            aria-invalid={commission === null || undefined}
            aria-describedby="commission-hint"
          />
          <Hint
            id="commission-hint"
            isWrong={commission === null}
            text={
              commission === null
                ? 'Enter a number from 0 to 100, with at most two decimals.'
                : 'A share, from 0 to 100%, of what is left after VAT and our fee.'
            }
          />
        </div>
        <button type="submit" className={classes.button}>
          Calculate
        </button>
      </form>
      <div className={classes.result} aria-live="polite">
        {isSame(typed, initial) && <p className={classes.example}>Example</p>}
        <Split
          price={previewPrice(price ?? 0, currency, rules, commission ?? 0)}
          isKnown={price !== null && commission !== null}
          hasAgent={commission !== 0}
        />
      </div>
    </div>
  )
}

function amountLabel(basis: Basis, { feeMode }: PriceRules): string {
  if (basis === 'earnings') return 'The talent earns'
  return feeMode === 'deducted' ? 'Price of the deal' : 'Price before fee and VAT'
}

/** Returns whether the figures are still those that the page came with. */
const isSame = (one: TypedExample, other: TypedExample): boolean =>
  one.basis === other.basis &&
  one.price === other.price &&
  one.currency === other.currency &&
  one.commission === other.commission

/** Returns the figures in the fields of the form. */
const typedIn = (form: HTMLFormElement): TypedExample =>
  readExample(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))

/** What a field takes. It is always shown, so that the page does not move when a figure is wrong. */
function Hint({ id, isWrong, text }: { id: string; isWrong: boolean; text: string }) {
  return (
    <span id={id} className={isWrong ? classes.error : classes.hint}>
      {text}
    </span>
  )
}

interface SplitProps {
  price: ReturnType<typeof previewPrice>
  /** False while a figure is missing or wrong: its field says so, and the lines stay without amounts. */
  isKnown: boolean
  /** A commission is given, even a wrong one. */
  hasAgent: boolean
}

function Split({ price, isKnown, hasAgent }: SplitProps) {
  const { currency, payerPays, tax, taxPercent, fee, feeBps, agent, agentBps, talent } = price
  const format = createColumnFormat([payerPays, tax, fee, agent, talent], currency)
  const money = (minor: number) => (isKnown ? format(minor) : '–')
  const deducted = (minor: number) => (isKnown ? `− ${money(minor)}` : '–')
  return (
    <>
      <PriceBar price={isKnown ? price : null} />
      <dl className={`${classes.sum} ${bar.legend}`}>
        <div>
          <dt>The brand pays</dt>
          <dd>{money(payerPays)}</dd>
        </div>
        {taxPercent > 0 && (
          <div data-part="tax">
            <dt>VAT {taxPercent}%</dt>
            <dd>{deducted(tax)}</dd>
          </div>
        )}
        <div data-part="fee">
          <dt>Marquee fee {formatBps(feeBps)}</dt>
          <dd>{deducted(fee)}</dd>
        </div>
        {hasAgent && (
          <div data-part="agent">
            <dt>Agent’s commission {agentBps > 0 && formatBps(agentBps)}</dt>
            <dd>{deducted(agent)}</dd>
          </div>
        )}
        <div className={classes.total} data-part="talent">
          <dt>The talent earns</dt>
          <dd>{money(talent)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {isKnown
          ? `${taxNote(taxPercent)} An offer shows the binding amounts.`
          : 'What the brand pays and what everyone gets is shown here.'}
      </p>
    </>
  )
}

/** Returns whether prices in the chosen currency contain VAT, as a sentence. */
const taxNote = (taxPercent: number): string =>
  taxPercent > 0 ? 'VAT is part of the price in pounds.' : 'Prices in this currency contain no UK VAT.'
