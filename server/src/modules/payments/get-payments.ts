import type { PaymentObject, paymentCalls } from '@marquee/contract/calls/payments'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { gatewaySettings, isTestMode } from '../../platform/provider/gateway.ts'
import { viewDocumentsAbout } from '../invoices/invoices.view.ts'
import { listPayables, type Payable } from './payables.store.ts'
import { listPaymentsWithCards, listRefunds } from './payments.store.ts'
import { viewPayable, viewPayment } from './payments.view.ts'

export const getPaymentSettings: Handler<typeof paymentCalls.paymentSettings> = async () => {
  const { publishableKey, scriptUrl } = gatewaySettings()
  return { publishableKey, scriptUrl, isTestMode: isTestMode() }
}

/** Returns what the brand has to pay or has paid, with payments, refunds and invoices. */
export const getPaymentObjects: Handler<typeof paymentCalls.paymentObjects> = async (
  ctx,
  { subjectId, cursor, limit },
) => {
  const rows = await listPayables(ctx.actor.id, { subjectId }, { cursor, limit })
  const view = await paymentObjects(rows, ctx)
  return toPage(rows, limit, view, (row) => [row.createdAt.toISOString(), row.id])
}

async function paymentObjects(
  rows: readonly Payable[],
  ctx: RequestContext,
): Promise<(row: Payable) => PaymentObject> {
  const payments = await listPaymentsWithCards(rows.map((row) => row.id))
  const [refunds, invoices] = await Promise.all([
    listRefunds(payments.map(({ payment }) => payment.id)),
    viewDocumentsAbout(
      rows.map((row) => row.id),
      ctx.actor.id,
      ctx.now,
    ),
  ])
  return (row) => {
    const own = payments.filter(({ payment }) => payment.payableId === row.id)
    const ids = new Set(own.map(({ payment }) => payment.id))
    const { subjectId, title, price } = row
    return {
      ...viewPayable(row),
      kind: row.subject,
      subjectId,
      title,
      tax: price.tax,
      fee: price.fee,
      createdAt: row.createdAt.toISOString(),
      payments: own.map(viewPayment),
      refunds: refunds
        .filter((refund) => ids.has(refund.paymentId))
        .map(({ id, amount, status, reason, createdAt }) => ({
          id,
          amount,
          status,
          reason,
          at: createdAt.toISOString(),
        })),
      invoices: invoices.get(row.id) ?? [],
    }
  }
}
