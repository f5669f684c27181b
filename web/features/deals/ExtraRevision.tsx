import { amendmentCalls } from '@marquee/contract/calls/amendments'
import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { isGift } from '@marquee/contract/terms/price'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { SignatureField } from '#ui/fields/SignatureField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'

interface ExtraRevisionProps {
  side: Viewer
  deal: DealDetails
  deliverable: Deliverable
}

const topics = ['amendments', 'deals', 'home', 'payments', 'earnings', 'campaigns']
const open: readonly DealDetails['status'][] = ['active', 'in_review', 'approved']
const offerCalls = { talent: amendmentCalls.offerRevision, agent: amendmentCalls.agentOfferRevision } as const

/**
 * The way to one more revision once the included ones are used: the brand buys it at the price of the terms and pays in the
 * next step. Where the terms have no price, either side proposes one.
 */
export function ExtraRevision({ side, deal, deliverable }: ExtraRevisionProps) {
  const [isAsking, setAsking] = useState(false)
  const mandate = useMandate(side, deal.talent)
  const buy = useCallMutation(amendmentCalls.buyRevision, { topics, success: null })
  const isUsedUp = deliverable.revisionsUsed >= deliverable.revisionsIncluded
  const isPossible =
    open.includes(deal.status) && deliverable.status === 'submitted' && isUsedUp && !isGift(deal.price)
  const { extraRevisionPrice: agreed, currency } = deal.terms
  if (!isPossible) return null
  if (side === 'brand' && agreed !== null)
    return (
      <Button
        busy={buy.isPending}
        onClick={() => buy.mutate({ deliverableId: deliverable.id }, { onSuccess: showPayment })}
      >
        Buy one more revision – {formatMoney(agreed, currency)}
      </Button>
    )
  if (side !== 'brand' && (agreed !== null || !mandate.mayCounter)) return null
  const label = side === 'brand' ? 'Ask for one more revision' : 'Offer one more revision'
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={label}>
        {isAsking && (
          <PriceForm
            side={side}
            deal={deal}
            deliverable={deliverable}
            onDone={() => {
              setAsking(false)
              showPayment()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

/** Shows the next step, which is at the top of the page. */
function showPayment(): void {
  window.scrollTo({ top: 0 })
}

function PriceForm({ side, deal, deliverable, onDone }: ExtraRevisionProps & { onDone: () => void }) {
  const call = side === 'brand' ? amendmentCalls.buyRevision : offerCalls[side]
  const { form, onSubmit, isSending } = useCallForm<typeof call, { price: number | null; signature: string }>(
    {
      call,
      initial: { price: null, signature: '' },
      toBody: ({ price, signature }) => ({ deliverableId: deliverable.id, price: price ?? 0, signature }),
      topics,
      success: null,
      onSuccess: onDone,
    },
  )
  const other = side === 'brand' ? deal.talent.displayName : deal.brand.companyName
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          {side === 'brand' ? 'Continue to payment' : 'Send offer'}
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <p>
        The included revisions of {deliverable.title} are used, and no price was agreed for another one.{' '}
        {side === 'brand'
          ? `The amount is held on your card, and charged only if ${other} accepts.`
          : `${other} accepts and pays, or declines.`}
      </p>
      <MoneyField
        label="Price, VAT included"
        isRequired
        currency={deal.price.currency}
        {...form.getInputProps('price')}
      />
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
