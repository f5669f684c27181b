import { amendmentCalls } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { priceAtRates } from '@marquee/contract/rules/change-price'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { renewedTime } from '@marquee/contract/rules/usage-rights'
import { useCallForm } from '#lib/use-call-form.ts'
import { useNow } from '#lib/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SignatureField } from '#ui/fields/SignatureField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { monthOptions, renewalTopics } from './usage-rights.queries.ts'

interface OfferRenewalFormProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  endsAt: Date
  onDone: () => void
}

const calls = { talent: amendmentCalls.offerRenewal, agent: amendmentCalls.agentOfferRenewal } as const

/** The price of the talent's side for some more months, which the brand accepts and pays. */
export function OfferRenewalForm({ side, deal, endsAt, onDone }: OfferRenewalFormProps) {
  const now = useNow()
  const { form, onSubmit, isSending } = useCallForm<
    (typeof calls)['talent'],
    { months: string; price: number | null; signature: string }
  >({
    call: calls[side],
    initial: { months: String(deal.renewalAsked?.months ?? 3), price: null, signature: '' },
    toBody: ({ months, price, signature }) => ({
      dealId: deal.id,
      months: Number(months),
      price: price ?? 0,
      signature,
    }),
    topics: renewalTopics,
    onSuccess: onDone,
  })
  const { price } = form.values
  const earned = price === null ? null : priceAtRates(deal.price, price).talent
  const { until } = renewedTime(endsAt, Number(form.values.months), now)
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Send offer
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <p>
        {deal.brand.companyName} may then use the work as agreed until {formatDate(until)}. They can accept
        and pay, or decline.
      </p>
      <SelectField
        label="Renew for"
        options={monthOptions}
        value={form.values.months}
        onChange={(months) => form.setFieldValue('months', months)}
        error={form.errors.months}
      />
      <MoneyField
        label="Price for all these months, VAT included"
        isRequired
        currency={deal.price.currency}
        {...form.getInputProps('price')}
      />
      {earned !== null && (
        <p>
          <strong>
            {side === 'agent' ? `${deal.talent.displayName} earns` : 'You earn'}{' '}
            {formatMoney(earned, deal.price.currency)}
          </strong>{' '}
          at the fee of the deal, and the payout follows as soon as the brand has paid.
        </p>
      )}
      <SignatureField
        signsFor={side === 'agent' ? deal.talent.displayName : undefined}
        value={form.values.signature}
        error={form.errors.signature}
        onChange={(name) => {
          form.setFieldValue('signature', name)
          form.clearFieldError('signature')
        }}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
