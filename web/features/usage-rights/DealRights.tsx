import { amendmentCalls } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import {
  agreedRenewalPrice,
  isRenewed,
  isRenewedTooFar,
  mayAskRenewal,
  RENEWAL_PRICE_LASTS_DAYS,
  renewedTime,
} from '@marquee/contract/rules/usage-rights'
import { formatCount } from '@marquee/contract/rules/wording'
import { isGift } from '@marquee/contract/terms/price'
import { rightsValue } from '@marquee/contract/terms/rights'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { useNow } from '#lib/use-now.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { EndState } from './EndState.tsx'
import { OfferRenewalForm } from './OfferRenewalForm.tsx'
import { monthOptions, renewalTopics } from './usage-rights.queries.ts'

interface DealRightsProps {
  side: Viewer
  deal: DealDetails
  /** A change of the deal is open, such as a renewal that waits for its payment. */
  isChangeOpen: boolean
}

/** The brand's right to use the work of a completed deal, or the paid work of one that ended before, and its renewal; nothing before the right begins. */
export function DealRights({ side, deal, isChangeOpen }: DealRightsProps) {
  const { rightsEndAt, terms, status } = deal
  const now = useNow()
  if (!rightsEndAt) return null
  const mayRenew = status === 'completed' && !isGift(deal.price)
  const isLonger = deal.completedAt !== null && isRenewed(terms.rights, deal.completedAt, rightsEndAt)
  const isOver = new Date(rightsEndAt) <= now
  return (
    <Card id="usage-rights" title="Usage rights" aside={<EndState endsAt={rightsEndAt} />}>
      <Stack gap={12}>
        <p>
          {rightsValue(terms.rights)},{' '}
          {status === 'cancelled'
            ? 'from the end of the deal, for the work that was paid'
            : 'from the completion of the deal'}
          {isLonger && ', and renewed since'}.{' '}
          <strong>
            {isOver ? 'Ended on' : 'In use until'} {formatDate(rightsEndAt)}.
          </strong>
        </p>
        {mayRenew && isChangeOpen && <p>A renewal or another change is open at the top of this page.</p>}
        {mayRenew && !isChangeOpen && side === 'brand' && (
          <Renewal deal={deal} endsAt={new Date(rightsEndAt)} now={now} />
        )}
        {mayRenew && !isChangeOpen && side !== 'brand' && (
          <RenewalOffer side={side} deal={deal} endsAt={new Date(rightsEndAt)} now={now} />
        )}
      </Stack>
    </Card>
  )
}

interface RenewalProps {
  deal: DealDetails
  endsAt: Date
  now: Date
}

/** The brand renews at the agreed price and pays in the next step, or asks for a price. */
function Renewal({ deal, endsAt, now }: RenewalProps) {
  const [months, setMonths] = useState(3)
  const options = { topics: renewalTopics, success: null }
  const buy = useCallMutation(amendmentCalls.buyRenewal, { ...options, onSuccess: showPayment })
  const ask = useCallMutation(amendmentCalls.askRenewal, { topics: renewalTopics })
  const price = agreedRenewalPrice(deal.terms, endsAt, now)
  const { talent, renewalAsked, terms } = deal
  const asked = renewalAsked && price === null && (
    <Callout>
      You asked {talent.displayName} on {formatDate(renewalAsked.at)} for the price of{' '}
      {formatCount(renewalAsked.months, 'more month')}. You are notified as soon as there is an answer.
    </Callout>
  )
  if (asked && !mayAskRenewal(new Date(renewalAsked.at), now)) return asked
  const { from, until } = renewedTime(endsAt, months, now)
  const input = { dealId: deal.id, months }
  return (
    <>
      {asked}
      <SelectField
        label="Renew for"
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
        options={monthOptions.filter(
          ({ value }) => !isRenewedTooFar(renewedTime(endsAt, Number(value), now).until, now),
        )}
      />
      <p>
        {from > endsAt
          ? `From the payment you may use the work in the same way until ${formatDate(until)}.`
          : `You may keep using the work in the same way until ${formatDate(until)}.`}{' '}
        {price === null
          ? `No price is agreed for it: ${talent.displayName} names one, and you decide.`
          : `${talent.displayName} has agreed to ${formatMoney(price, terms.currency)} a month, VAT included.`}
      </p>
      <Cluster>
        {price === null ? (
          <Button busy={ask.isPending} onClick={() => ask.mutate(input)}>
            {asked ? 'Ask again' : 'Ask for a price'}
          </Button>
        ) : (
          <Button kind="primary" busy={buy.isPending} onClick={() => buy.mutate(input)}>
            Renew for {formatMoney(price * months, terms.currency)}
          </Button>
        )}
      </Cluster>
    </>
  )
}

/** Shows the payment step, which is at the top of the page. */
function showPayment(): void {
  window.scrollTo({ top: 0 })
}

interface RenewalOfferProps extends RenewalProps {
  side: 'talent' | 'agent'
}

const declineCalls = {
  talent: amendmentCalls.declineRenewal,
  agent: amendmentCalls.agentDeclineRenewal,
} as const

/** The talent's side names a price for a renewal, asked or not, or declines the request. */
function RenewalOffer({ side, deal, endsAt, now }: RenewalOfferProps) {
  const [isOffering, setOffering] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const mandate = useMandate(side, deal.talent)
  const decline = useCallMutation(declineCalls[side], {
    topics: renewalTopics,
    onSuccess: () => setDeclining(false),
  })
  const { renewalAsked, brand, terms, talent } = deal
  const agreed = agreedRenewalPrice(terms, endsAt, now)
  const subject = side === 'agent' && <ForTalent name={talent.displayName} picture={talent.avatarUrl} />
  return (
    <>
      {agreed !== null && (
        <p>
          {brand.companyName} can renew them for {formatMoney(agreed, terms.currency)} a month, as agreed in
          the terms, until {RENEWAL_PRICE_LASTS_DAYS} days after their end.
        </p>
      )}
      {renewalAsked && (
        <Callout tone="action">
          {brand.companyName} asks for the price of {formatCount(renewalAsked.months, 'more month')}.
        </Callout>
      )}
      {renewalAsked && !mandate.mayCounter && (
        <p>{mandate.gap('negotiate', 'accept') ?? `${talent.displayName} names the price.`}</p>
      )}
      <Cluster>
        {mandate.mayCounter && (renewalAsked || agreed === null) && (
          <Button kind={renewalAsked ? 'primary' : 'plain'} onClick={() => setOffering(true)}>
            {renewalAsked ? 'Name a price' : 'Offer a renewal'}
          </Button>
        )}
        {renewalAsked && mandate.may('negotiate') && (
          <Button onClick={() => setDeclining(true)}>Decline</Button>
        )}
      </Cluster>
      <Dialog isOpen={isOffering} onClose={() => setOffering(false)} title="Offer a renewal">
        {isOffering && (
          <OfferRenewalForm side={side} deal={deal} endsAt={endsAt} onDone={() => setOffering(false)} />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        title="Decline to renew?"
        subject={subject}
        consequences={[
          `${brand.companyName} is notified at once, and may ask again.`,
          'The right ends as agreed.',
        ]}
        confirm="Decline"
        isBusy={decline.isPending}
        onConfirm={() => decline.mutate({ dealId: deal.id })}
      />
    </>
  )
}
