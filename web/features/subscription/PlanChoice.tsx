import { type Plan, type Subscription, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { type Currency, currencies, currencyNames, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { dayOf, formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ChoiceCards } from '#ui/fields/ChoiceCards.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { CouponField } from './CouponField.tsx'
import { describeFirstPayment, formatPrice, monthsSaved } from './describe-plan.ts'
import { FeatureList } from './FeatureList.tsx'
import { useCoupon, usePlans } from './subscription.queries.ts'

/** The plans in a chosen currency; the currency is in the URL. */
export function PlanChoice({ subscription }: { subscription: Subscription }) {
  const [wanted, setCurrency] = useUrlState('currency', DEFAULT_CURRENCY)
  const currency = currencies.find((one) => one === wanted) ?? DEFAULT_CURRENCY
  return (
    <Loaded query={usePlans(currency)} skeleton={<RowsSkeleton count={2} />}>
      {({ items }) => (
        <Choice
          subscription={subscription}
          plans={items}
          currency={currency}
          onCurrency={(next) => setCurrency(next, true)}
        />
      )}
    </Loaded>
  )
}

interface ChoiceProps {
  subscription: Subscription
  plans: readonly Plan[]
  currency: Currency
  onCurrency: (currency: string) => void
}

function Choice({ subscription, plans, currency, onCurrency }: ChoiceProps) {
  const [wanted, setPlan] = useState(plans[0]?.key)
  const [code, setCode] = useState('')
  const plan = plans.find(({ key }) => key === wanted) ?? plans[0]
  const coupon = useCoupon(code, plan?.key ?? 'brand_monthly', currency)
  const checkout = useCallMutation(subscriptionCalls.createCheckoutSession, {
    onSuccess: ({ url }) => window.location.assign(url),
  })
  if (!plan)
    return <Callout tone="warning">No plans are available in this currency. Choose another one.</Callout>
  const hasTrial = subscription.state === 'none'
  const preview = coupon.data?.preview ?? null
  const isGood = code !== '' && coupon.data !== undefined
  return (
    <Columns
      main={
        <Card title="Choose your plan" aside="VAT included">
          {subscription.state === 'cancelled' && (
            <Callout>Your subscription {endedOn(subscription)}. Choose a plan to continue.</Callout>
          )}
          <ChoiceCards
            label="Billing period"
            isWide
            items={plans.map((one) => ({
              value: one.key,
              label: one.name,
              detail: formatPrice(one),
              aside: asideOf(one, plans),
            }))}
            value={plan.key}
            onChange={setPlan}
          />
          <SelectField
            label="Currency"
            value={currency}
            onChange={onCurrency}
            options={currencies.map((one) => ({
              value: one,
              label: `${currencyNames[one].name} (${currencyNames[one].symbol})`,
            }))}
          />
          <CouponField code={code} coupon={coupon} onCode={setCode} />
        </Card>
      }
      side={
        <Card title={`${plan.name} plan`} aside={formatPrice(plan)}>
          <FeatureList
            features={
              hasTrial ? [`${plan.trialDays} days free to try everything`, ...plan.features] : plan.features
            }
          />
          <p aria-live="polite">
            <strong>
              {describeFirstPayment({
                plan,
                hasTrial,
                withCoupon: preview?.total ?? null,
                today: dayOf(new Date()),
              })}
            </strong>
          </p>
          <Button
            kind="primary"
            size="large"
            wide
            busy={checkout.isPending || checkout.isSuccess}
            onClick={() =>
              checkout.mutate({ planKey: plan.key, currency, ...(isGood && { couponCode: code }) })
            }
          >
            {hasTrial ? 'Start free trial' : 'Continue to payment'}
          </Button>
        </Card>
      }
    />
  )
}

function asideOf(plan: Plan, plans: readonly Plan[]): string {
  const monthly = plans.find(({ interval }) => interval === 'month')
  const saved = plan.interval === 'year' && monthly ? monthsSaved(plan, monthly) : null
  return saved ? `saves ${formatCount(saved, 'month')}` : ''
}

function endedOn({ currentPeriodEnd }: Subscription): string {
  return currentPeriodEnd ? `ended on ${formatDate(currentPeriodEnd)}` : 'has ended'
}
