import type { CallOutput } from '@marquee/contract/call'
import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'

type Coupon = CallOutput<typeof subscriptionCalls.coupon>

interface CouponFieldProps {
  /** The last code checked; empty for none. */
  code: string
  coupon: { data: Coupon | undefined; error: Error | null; isFetching: boolean }
  onCode: (code: string) => void
}

/** A coupon field that shows the discount at once; an invalid code is an error at the field. */
export function CouponField({ code, coupon, onCode }: CouponFieldProps) {
  const [typed, setTyped] = useState(code)
  const isGood = code !== '' && coupon.data !== undefined
  if (isGood && coupon.data) return <GoodCoupon coupon={coupon.data} onDrop={() => onCode('')} />
  const isWrong = code !== '' && typed.trim() === code && coupon.error !== null
  return (
    <FormBody
      onSubmit={(event) => {
        event?.preventDefault()
        onCode(typed.trim())
      }}
      actions={
        <Button type="submit" busy={coupon.isFetching} disabled={typed.trim() === ''}>
          Apply code
        </Button>
      }
    >
      <TextField
        label="Coupon code"
        hint="Optional"
        value={typed}
        onChange={setTyped}
        maxLength={60}
        error={isWrong && errorText(coupon.error)}
      />
    </FormBody>
  )
}

function GoodCoupon({ coupon, onDrop }: { coupon: Coupon; onDrop: () => void }) {
  const { preview } = coupon
  return (
    <Stack gap={8}>
      <div role="status">
        <Cluster align="between">
          <Status tone="good">{`${coupon.code}: ${describeDiscount(coupon)}`}</Status>
          <Button size="small" kind="quiet" onClick={onDrop}>
            Remove code
          </Button>
        </Cluster>
      </div>
      {preview && (
        <KeyValues
          rows={[
            { label: 'Price', value: <Money minor={preview.before} currency={preview.currency} /> },
            {
              label: coupon.name,
              value: <Money minor={preview.discount} currency={preview.currency} isTaken />,
              isQuiet: true,
            },
            {
              label: 'First payment, VAT included',
              value: <Money minor={preview.total} currency={preview.currency} />,
              isTotal: true,
            },
          ]}
        />
      )}
    </Stack>
  )
}

function describeDiscount({ percentOff, amountOff, currency, expiresAt }: Coupon): string {
  const gift =
    percentOff === null ? `${formatMoney(amountOff ?? 0, currency ?? undefined)} off` : `${percentOff}% off`
  return expiresAt ? `${gift}, valid until ${formatDate(expiresAt)}` : gift
}
