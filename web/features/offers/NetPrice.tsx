import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { grossForTalent } from '@marquee/contract/rules/money'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { capitalise } from '@marquee/contract/rules/wording'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { isGift, type Price } from '@marquee/contract/terms/price'
import { type ReactNode, useState } from 'react'
import { previewPrice, splitTerms } from '#lib/price-preview.ts'
import { useMarket, usePriceRules } from '#lib/use-market.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { StackedBar, StackedBarLegend } from '#ui/StackedBar.tsx'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import classes from './NetPrice.module.css'

interface NetPriceProps {
  /** The price of the form, in minor units; null while empty. */
  price: number | null
  currency: Currency
  /** The price that is offered now. */
  before: Price
  /** The work that is paid for; it decides when the payout is. */
  deliverables: readonly DeliverableSpec[]
  /** The milestones in which the work is paid; empty where it is paid at once. */
  milestones: readonly unknown[]
  payer: string
  /** Who earns: "You", or the talent's name for an agent. */
  payee: string
  agency: { name: string; bps: number } | null
  error: ReactNode
  onChange: (price: number | null) => void
}

/** One press of the buttons beside the amount, in minor units. */
const STEP = 1_000

/** What the talent earns, typed as such or as the brand's total, with everything that follows from it. */
export function NetPrice(props: NetPriceProps) {
  const { price, currency, before, payer, payee, agency, error, onChange } = props
  const [isTotal, setTotal] = useState(false)
  const market = useMarket().data
  const rules = usePriceRules()
  const agentBps = agency?.bps ?? 0
  const split = previewPrice(price ?? 0, currency, rules, agentBps)
  const money = (amount: number) => formatMoney(amount, currency)
  const setNet = (net: number | null) =>
    onChange(net === null ? null : grossForTalent(net, { ...splitTerms(currency, rules), agentBps }))
  const isYou = payee === 'You'
  const isGifted = isGift(before) && isGift(split)
  return (
    <Card>
      <div className={classes.head}>
        <h2>{isTotal ? `${payer} pays` : isYou ? 'You earn' : `${payee} earns`}</h2>
        <Button kind="quiet" size="small" onClick={() => setTotal(!isTotal)}>
          {isTotal ? `Type ${isYou ? 'your' : 'their'} earnings instead` : 'Type the total instead'}
        </Button>
      </div>
      <div className={classes.amount}>
        <Button
          aria-label={`${money(STEP)} less`}
          disabled={split.talent < STEP}
          onClick={() => setNet(Math.max(0, split.talent - STEP))}
        >
          −
        </Button>
        {isTotal ? (
          <MoneyField
            label="Price, VAT included"
            isRequired={!isGift(before)}
            currency={currency}
            value={isGifted ? null : price}
            onChange={onChange}
            error={error}
            data-path="price"
          />
        ) : (
          <MoneyField
            label={`${isYou ? 'You earn' : `${payee} earns`}, after fee${agency ? ', VAT and commission' : ' and VAT'}`}
            isRequired={!isGift(before)}
            currency={currency}
            value={price === null || isGifted ? null : split.talent}
            onChange={setNet}
            error={error}
            data-path="price"
          />
        )}
        <Button aria-label={`${money(STEP)} more`} onClick={() => setNet(split.talent + STEP)}>
          +
        </Button>
      </div>
      <p className={classes.change}>
        {isGift(before) ? (
          'Their offer is the gifted product without a fee. Leave this empty to keep it so.'
        ) : (
          <Change before={before} after={split} />
        )}
      </p>
      {!isGifted && <Consequences {...props} split={split} payHours={market?.payHours} />}
    </Card>
  )
}

/** How the earnings differ from those of the offer that is answered. */
function Change({ before, after }: { before: Price; after: Price }) {
  const more = after.talent - before.talent
  const money = (amount: number) => formatMoney(amount, after.currency)
  if (more === 0) return 'The same as their offer.'
  return (
    <>
      <strong data-up={more > 0 || undefined}>
        {more > 0 ? '+' : '−'} {money(Math.abs(more))}
      </strong>{' '}
      {more > 0 ? 'above' : 'below'} their offer of {money(before.talent)}
    </>
  )
}

type ConsequencesProps = NetPriceProps & { split: Price; payHours: number | undefined }

/** What the other party pays, when the payout is, and how the price is split. */
function Consequences({
  split,
  before,
  deliverables,
  milestones,
  payer,
  payee,
  agency,
  payHours,
}: ConsequencesProps) {
  const money = (amount: number) => formatMoney(amount, split.currency)
  const isChanged = !isGift(before) && split.talent !== before.talent
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{payer} pays, incl. VAT</dt>
          <dd>
            {money(split.payerPays)} {isChanged && <s>{money(before.payerPays)}</s>}
          </dd>
        </div>
        <div>
          <dt>Payout</dt>
          <dd>{capitalise(describePayDay(deliverables, payHours, milestones))}</dd>
        </div>
      </dl>
      <StackedBar
        parts={[
          { kind: 'strong', amount: split.talent },
          { kind: 'middle', amount: split.fee + split.agent },
          { kind: 'light', amount: split.tax },
        ]}
      />
      <StackedBarLegend
        parts={[
          { kind: 'strong', label: `${payee} ${money(split.talent)}` },
          {
            kind: 'middle',
            label:
              split.agent > 0
                ? `Marquee fee ${money(split.fee)}, ${agency?.name ?? 'agency'} ${money(split.agent)}`
                : `Marquee fee ${money(split.fee)}`,
          },
          { kind: 'light', label: `VAT ${money(split.tax)}` },
        ]}
      />
      <details className={classes.details}>
        <summary>How it is worked out</summary>
        <MoneyBreakdown price={split} payer={payer} payee={payee} agency={agency?.name} />
      </details>
    </>
  )
}
