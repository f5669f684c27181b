import { holdReasons } from '@marquee/contract/lifecycles/payout'
import type { PayoutRow } from '../payouts/payouts.store.ts'
import { pageOfParty } from './load-queue.ts'
import { listParties } from './records.store.ts'

/** Returns a function that names a party, with the page where operators read about them. */
export async function loadPartyOf(ids: readonly string[]) {
  const parties = await listParties(ids)
  return (id: string) => {
    const found = parties.find((party) => party.id === id)
    return { id, name: found?.name ?? 'Deleted user', page: found ? pageOfParty(found) : null }
  }
}

/** Returns a payout as operators read it, without its payee. */
export function viewPayout({ id, status, amount, reversed, holdReason, returnReason, arrivesBy }: PayoutRow) {
  const held = status === 'on_hold' && holdReason ? holdReasons[holdReason] : ''
  return {
    id,
    status,
    amount: amount - reversed,
    reason: status === 'failed' ? returnReason.replaceAll('_', ' ') : held,
    arrivesBy: arrivesBy?.toISOString() ?? null,
  }
}
