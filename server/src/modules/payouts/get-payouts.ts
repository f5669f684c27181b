import type { payoutCalls } from '@marquee/contract/calls/payouts'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { viewDocumentsAbout } from '../invoices/invoices.view.ts'
import { listPayouts, type PayoutRow } from './payouts.store.ts'
import { viewPayout } from './payouts.view.ts'

/** Returns past and upcoming payouts with their statements, newest first. */
export const getPayouts: Handler<typeof payoutCalls.payouts> = async (ctx, page) => {
  const rows = await listPayouts(ctx.actor.id, page)
  const statements = await viewDocumentsAbout(
    rows.map((row) => row.id),
    ctx.actor.id,
    ctx.now,
  )
  const view = (row: PayoutRow) => viewPayout(row, statements.get(row.id)?.[0]?.url ?? null)
  return toPage(rows, page.limit, view, (row) => [row.createdAt.toISOString(), row.id])
}
