import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import { capitalise } from '@marquee/contract/rules/wording'
import { isGift } from '@marquee/contract/terms/price'
import { useMarket } from '#lib/use-market.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Money } from '#ui/Money.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { describePayment, describeShare, mayKnowWhyPayoutWaits } from './describe-money.ts'

/** The price of this deal for both parties, and when money moves. */
export function DealMoney({ side, deal }: { side: Viewer; deal: DealDetails }) {
  const market = useMarket().data
  const { currency, payerPays, tax, taxPercent, fee, feeBps, agent, agentBps, talent } = deal.price
  if (isGift(deal.price))
    return (
      <Card title="Gifted work">
        <p>
          {side === 'brand' ? 'You give' : `${deal.brand.companyName} gives`} the product. No fee is paid, so
          there is no payment, invoice or payout.
        </p>
      </Card>
    )
  if (deal.status === 'cancelled') return <CancelledMoney side={side} deal={deal} />
  const payer = side === 'brand' ? 'You pay' : `${deal.brand.companyName} pays`
  const payee = side === 'talent' ? 'You earn' : `${deal.talent.displayName} earns`
  const isPaused = deal.status === 'disputed' || deal.status === 'cancellation_requested'
  const day = deal.completedAt
    ? `Completed ${formatDate(deal.completedAt)}`
    : deal.payDay
      ? formatDate(deal.payDay)
      : capitalise(describePayDay(deal.terms.deliverables, market?.payHours, deal.terms.milestones))
  return (
    <Card title="Money">
      <KeyValues
        rows={[
          { label: payer, value: <Money minor={payerPays} currency={currency} /> },
          ...(taxPercent > 0
            ? [
                {
                  label: `VAT ${taxPercent}%`,
                  value: <Money minor={tax} currency={currency} isTaken />,
                  isQuiet: true,
                },
              ]
            : []),
          feeBps === 0
            ? { label: 'Marquee fee', value: 'None', isQuiet: true }
            : {
                label: `Marquee fee ${feeBps / 100}%`,
                value: <Money minor={fee} currency={currency} isTaken />,
                isQuiet: true,
              },
          ...(deal.agency
            ? [
                {
                  label: `${deal.agency.name}, commission ${agentBps / 100}%`,
                  value: <Money minor={agent} currency={currency} isTaken />,
                  isQuiet: true,
                },
              ]
            : []),
          { label: payee, value: <Money minor={talent} currency={currency} size="figure" />, isTotal: true },
          { label: 'Payout date', value: isPaused ? 'Paused' : day, isQuiet: true },
        ]}
      />
      {deal.money && <WhereItIs side={side} money={deal.money} deal={deal} />}
    </Card>
  )
}

/** The money of a cancelled deal: what went back, and what the talent earns of it. */
function CancelledMoney({ side, deal }: { side: Viewer; deal: DealDetails }) {
  const { currency, payerPays } = deal.price
  const { payment, payout } = deal.money ?? {}
  const payee = side === 'talent' ? 'You earn' : `${deal.talent.displayName} earns`
  return (
    <Card title="Money">
      <KeyValues
        rows={[
          { label: 'Agreed price', value: <Money minor={payerPays} currency={currency} /> },
          ...(payment && payment.refunded > 0
            ? [{ label: 'Refunded', value: <Money minor={payment.refunded} currency={currency} isTaken /> }]
            : []),
          ...(payout
            ? [
                {
                  label: payee,
                  value: <Money minor={payout.amount} currency={currency} size="figure" />,
                  isTotal: true,
                },
              ]
            : []),
        ]}
      />
      {deal.money && <WhereItIs side={side} money={deal.money} deal={deal} />}
    </Card>
  )
}

interface WhereItIsProps {
  side: Viewer
  money: NonNullable<DealDetails['money']>
  deal: DealDetails
}

/** The payment and the payout, each in a sentence, with their documents. */
function WhereItIs({ side, money, deal }: WhereItIsProps) {
  const { currency } = deal.price
  const payment = describePayment(money, currency, deal.status)
  const payout = describeShare(money.payout, currency, mayKnowWhyPayoutWaits(side, money))
  const commission = describeShare(money.commission, currency, side === 'agent')
  return (
    <>
      {payment && <Line title={side === 'brand' ? 'Your payment' : 'Payment'} {...payment} />}
      {payout && (
        <Line
          title={side === 'talent' ? 'Your payout' : `Payout to ${deal.talent.displayName}`}
          {...payout}
        />
      )}
      {commission && <Line title={`Commission of ${deal.agency?.name ?? 'the agency'}`} {...commission} />}
      {money.documents.length > 0 && (
        <Cluster>
          {money.documents.map(({ number, url }) => (
            <DownloadLink key={number} href={url} name="as PDF">
              {number}
            </DownloadLink>
          ))}
        </Cluster>
      )}
    </>
  )
}

function Line({
  title,
  tone,
  state,
  sentence,
}: {
  title: string
  tone: Tone
  state: string
  sentence: string
}) {
  return (
    <Stack gap={8}>
      <Cluster align="between">
        <h3>{title}</h3>
        <Status tone={tone}>{state}</Status>
      </Cluster>
      <p>{sentence}</p>
    </Stack>
  )
}
