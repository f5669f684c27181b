import type { Payout, payoutCalls } from '@marquee/contract/calls/payouts'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { viewDocumentsAbout } from '../invoices/invoices.view.ts'
import { listPayouts, type PayoutRow } from './payouts.store.ts'

/** Returns past and upcoming payouts with their statements, newest first. */
export const getPayouts: Handler<typeof payoutCalls.payouts> = async (ctx, page) => {
  const rows = await listPayouts(ctx.actor.id, page)
  const statements = await viewDocumentsAbout(
    rows.map((row) => row.id),
    ctx.actor.id,
    ctx.now,
  )
  const view = (row: PayoutRow): Payout => viewPayout(row, statements.get(row.id)?.[0]?.url ?? null)
  return toPage(rows, page.limit, view, (row) => [row.createdAt.toISOString(), row.id])
}

function viewPayout(
  { id, subjectId, title, amount, reversed, currency, status, holdReason, arrivesBy, createdAt }: PayoutRow,
  statementUrl: string | null,
): Payout {
  return {
    id,
    dealId: subjectId,
    title,
    amount: amount - reversed,
    currency,
    status,
    statementUrl,
    reason: status === 'on_hold' && holdReason ? holdReasons[holdReason] : null,
    arrivesBy: arrivesBy?.toISOString() ?? null,
    at: createdAt.toISOString(),
  }
}
