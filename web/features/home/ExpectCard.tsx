import { formatCount } from '@marquee/contract/rules/wording'
import { useMarket } from '#lib/use-market.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import classes from './ExpectCard.module.css'

interface Periods {
  offerHours: number
  reviewDays: number
  payHours: number
}

const stages: Record<Viewer, (periods: Periods) => readonly { title: string; text: string }[]> = {
  brand: ({ offerHours, reviewDays, payHours }) => [
    { title: 'You publish', text: 'Talents see the campaign as soon as it is live and can apply.' },
    {
      title: 'You send an offer',
      text: `The price is authorised on your card, not charged. The talent has ${formatCount(offerHours, 'hour')}.`,
    },
    { title: 'They accept', text: 'Your card is charged. Marquee holds the money.' },
    {
      title: 'They submit the work',
      text: `You have ${formatCount(reviewDays, 'day')} to approve it or request changes. After that it counts as approved.`,
    },
    { title: 'It is posted', text: `The talent is paid ${formatCount(payHours, 'hour')} later.` },
  ],
  talent: ({ offerHours, reviewDays, payHours }) => [
    { title: 'Apply, or get invited', text: 'Each campaign shows what you would earn.' },
    {
      title: 'Receive an offer',
      text: `You have ${formatCount(offerHours, 'hour')} to accept, decline or send a counter-offer.`,
    },
    {
      title: 'The brand is charged',
      text: 'When you accept, Marquee holds the money until the work is done.',
    },
    {
      title: 'Submit and post',
      text: `The brand has ${formatCount(reviewDays, 'day')} to respond. If they don’t, the work is approved.`,
    },
    { title: 'Payout', text: `${formatCount(payHours, 'hour')} after your last post is reported.` },
  ],
  agent: ({ offerHours, payHours }) => [
    { title: 'A talent accepts your terms', text: 'They choose what you may do for them and can end it.' },
    { title: 'Apply for several talents', text: 'One application, each with their own pitch and fee.' },
    {
      title: 'Negotiate',
      text: `Each side has ${formatCount(offerHours, 'hour')} to respond. You see the talent’s earnings and your commission.`,
    },
    {
      title: 'Both are paid',
      text: `The talent’s earnings and your commission are paid separately, ${formatCount(payHours, 'hour')} after the last post.`,
    },
  ],
}

/** What happens after the set-up, with the periods of this market. */
export function ExpectCard({ side }: { side: Viewer }) {
  const market = useMarket().data
  if (!market) return null
  return (
    <Card title="What to expect next">
      <ol className={classes.list}>
        {stages[side](market).map(({ title, text }) => (
          <li key={title} className={classes.stage}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
