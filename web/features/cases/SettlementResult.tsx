import type { Settlement } from '@marquee/contract/calls/settlements'
import { formatMoney } from '@marquee/contract/rules/currency'
import { Callout } from '#ui/Callout.tsx'
import type { CaseOf } from './case.ts'

/** What an agreed or decided split means in money, and how far it is carried out. */
export function SettlementResult({ side, deal, settlement }: CaseOf & { settlement: Settlement }) {
  const { status, split } = settlement
  const back = formatMoney(split.back, split.currency)
  const earned = formatMoney(split.talent, split.currency)
  if (split.back === 0 && split.talent === 0 && split.fee === 0)
    return <Callout tone="quiet">The deal has ended. The work was for a gift, so no money moves.</Callout>
  const who = side === 'talent' ? 'You earn' : `${deal.talent.displayName} earns`
  const to = side === 'brand' ? 'your card' : deal.brand.companyName
  return (
    <Callout tone={status === 'failed' ? 'warning' : 'good'}>
      <strong>
        {side === 'brand'
          ? `${back} back to ${to}. ${who} ${earned}.`
          : `${who} ${earned}. ${back} back to ${to}.`}
      </strong>{' '}
      {nextOf(status, split.back > 0)}
    </Callout>
  )
}

function nextOf(status: Settlement['status'], hasRefund: boolean): string {
  if (status === 'failed')
    return 'The refund could not be sent yet. Marquee is looking into it; the rest is paid out after it.'
  if (status === 'refunding') return 'The refund is being sent; the rest is paid out right after it.'
  return hasRefund ? 'The refund is sent and the rest is released.' : 'Everything is released.'
}
