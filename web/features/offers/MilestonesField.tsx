import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { capitalise } from '@marquee/contract/rules/wording'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import {
  linesOfMilestones,
  MAX_MILESTONES,
  MILESTONES_AFTER_DAYS,
  type MilestoneTerm,
} from '@marquee/contract/terms/milestones'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './MilestonesField.module.css'
import { firstPlan, scaled, withEnd, withOneMore } from './milestone-plan.ts'

interface MilestonesFieldProps {
  value: readonly MilestoneTerm[]
  onChange: (milestones: MilestoneTerm[]) => void
  price: number | null
  currency: Currency
  deliverables: readonly DeliverableSpec[]
  error: string | undefined
}

/** Splits the payment of an offer into milestones: which deliverables each has, and its part of the price. */
export function MilestonesField({
  value,
  onChange,
  price,
  currency,
  deliverables,
  error,
}: MilestonesFieldProps) {
  const lines = deliverables.length
  if (value.length === 0)
    return (
      <Stack gap={12}>
        <p>
          The whole price is paid when the offer is accepted.
          {lines < 2
            ? ` With two or more deliverables you can split it into milestones. Work of more than ${MILESTONES_AFTER_DAYS} days must be split.`
            : ` Work of more than ${MILESTONES_AFTER_DAYS} days must be split into milestones: each is paid before its work begins, and paid out when that is approved.`}
        </p>
        <FieldError text={error} />
        {lines >= 2 && (
          <div>
            <Button onClick={() => onChange(firstPlan(price ?? 0, lines))}>Split into milestones</Button>
          </div>
        )}
      </Stack>
    )
  const sum = value.reduce((total, milestone) => total + milestone.price, 0)
  const bounds = linesOfMilestones(value)
  const setPrice = (index: number, amount: number | null) =>
    onChange(value.map((milestone, at) => (at === index ? { ...milestone, price: amount ?? 0 } : milestone)))
  return (
    <Stack gap={12}>
      <p>Each milestone is paid before its work begins, and paid out when that is approved.</p>
      {value.map((milestone, index) => {
        const [from, until] = bounds[index] ?? [0, 0]
        const isLast = index === value.length - 1
        const most = (bounds[index + 1]?.[1] ?? lines) - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: milestones have no id and keep their order
          <fieldset key={index} className={classes.milestone}>
            <legend className={classes.legend}>Milestone {index + 1}</legend>
            <ul className={classes.work}>
              {deliverables.slice(from, until).map((spec, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: deliverables have no id yet
                <li key={at}>
                  {capitalise(describeDeliverable(spec))}, due {formatDate(spec.draftDue)}
                </li>
              ))}
            </ul>
            <FieldRow>
              <MoneyField
                label={`Price of milestone ${index + 1}, VAT included`}
                currency={currency}
                value={milestone.price}
                onChange={(amount) => setPrice(index, amount)}
              />
              {!isLast && (
                <SelectField
                  label={`Milestone ${index + 1} ends with`}
                  value={String(until)}
                  onChange={(end) => onChange(withEnd(value, index, Number(end)))}
                  options={deliverables.slice(from, most).map((spec, at) => ({
                    value: String(from + at + 1),
                    label: `${from + at + 1}. ${capitalise(describeDeliverable(spec))}`,
                  }))}
                />
              )}
            </FieldRow>
          </fieldset>
        )
      })}
      {price !== null && sum !== price ? (
        <Callout
          tone="warning"
          action={<Button onClick={() => onChange(scaled(value, price))}>Adjust to the price</Button>}
        >
          The milestones add up to {formatMoney(sum, currency)}, and the price is{' '}
          {formatMoney(price, currency)}.
        </Callout>
      ) : (
        <FieldError text={error} />
      )}
      <Cluster>
        {value.length < Math.min(lines, MAX_MILESTONES) && (
          <Button onClick={() => onChange(withOneMore(value, price ?? 0))}>Add milestone</Button>
        )}
        <Button kind="quiet" onClick={() => onChange([])}>
          Pay at once instead
        </Button>
      </Cluster>
    </Stack>
  )
}

const FieldError = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className={classes.error}>
      {text}
    </p>
  ) : null
