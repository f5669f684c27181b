import type { financeCalls } from '@marquee/contract/calls/finance'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import type { Currency } from '@marquee/contract/rules/currency'
import { decodePageCursor, toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { endOfDay, startOfDay } from '../../platform/time/day.ts'
import { listBankDisputes, listPayments, listPayouts, listRefunds } from './finance.store.ts'

/** Returns a page of the payments of brands, newest first. */
export const getPayments: Handler<typeof financeCalls.allPayments> = async (_ctx, input) =>
  toPage(
    await listPayments(filterOf(input), pageOf(input)),
    input.limit,
    (found) => {
      const { status, amount, captured, refunded } = found.row
      return { ...viewOf(found), status, amount, captured, refunded }
    },
    keyOf,
  )

/** Returns a page of the payouts to talents and agencies, newest first. */
export const getPayouts: Handler<typeof financeCalls.allPayouts> = async (_ctx, input) =>
  toPage(
    await listPayouts(filterOf(input), pageOf(input)),
    input.limit,
    (found) => {
      const { status, amount, reversed, role, holdReason, arrivesBy } = found.row
      return {
        ...viewOf(found),
        status,
        amount: amount - reversed,
        role,
        reason: status === 'on_hold' && holdReason ? holdReasons[holdReason] : null,
        arrivesBy: arrivesBy?.toISOString() ?? null,
      }
    },
    keyOf,
  )

/** Returns a page of the refunds to brands, newest first. */
export const getRefunds: Handler<typeof financeCalls.allRefunds> = async (_ctx, input) =>
  toPage(
    await listRefunds(filterOf(input), pageOf(input)),
    input.limit,
    (found) => {
      const { status, amount, reason } = found.row
      return { ...viewOf(found), status, amount, reason }
    },
    keyOf,
  )

/** Returns a page of the payments that banks dispute, newest first. */
export const getBankDisputes: Handler<typeof financeCalls.bankDisputes> = async (_ctx, input) =>
  toPage(
    await listBankDisputes(filterOf(input), pageOf(input)),
    input.limit,
    (found) => {
      const { status, amount, reason, evidenceDue } = found.row
      return { ...viewOf(found), status, amount, reason, evidenceDue: evidenceDue?.toISOString() ?? null }
    },
    keyOf,
  )

/** What every row of these lists has. */
interface Found {
  row: { id: string; createdAt: Date }
  title: string
  currency: Currency
  brandId: string
  brandName: string
  payeeId: string
  payeeName: string
  dealId: string | null
}

function viewOf({ row, title, currency, brandId, brandName, payeeId, payeeName, dealId }: Found) {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    title,
    brand: { id: brandId, name: brandName },
    payee: { id: payeeId, name: payeeName },
    dealId,
    currency,
  }
}

function keyOf({ row }: Found): [string, string] {
  return [row.createdAt.toISOString(), row.id]
}

/** Returns the filter of a list; its days begin and end in London. */
function filterOf<Status>({
  status,
  from,
  to,
}: {
  status?: Status | undefined
  from?: string | undefined
  to?: string | undefined
}) {
  return {
    status,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : endOfDay(to),
  }
}

function pageOf({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  return { position: decodePageCursor(cursor), limit }
}
