import type { Currency } from '@marquee/contract/rules/currency'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { milestones } from '../milestones/milestones.tables.ts'
import { payables, payments } from '../payments/payments.tables.ts'

const sumWhere = (amount: unknown, condition: unknown) =>
  sql<string>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`
const net = sql`${payments.captured} - ${payments.refunded}`

/**
 * Sums a payer’s money by campaign and currency: authorised on cards, held by Marquee, released and refunded.
 * In minor units, tax included.
 */
export async function sumByCampaign(payerId: string, campaignId: string | undefined) {
  const rows = await db()
    .select({
      campaignId: payables.groupId,
      currency: payables.currency,
      committed: sumWhere(payables.amount, sql`${payables.status} = 'authorised'`),
      held: sumWhere(net, sql`${payments.releasedAt} is null`),
      released: sumWhere(net, sql`${payments.releasedAt} is not null`),
      refunded: sql<string>`coalesce(sum(${payments.refunded}), 0)`,
    })
    .from(payables)
    .leftJoin(payments, and(eq(payments.payableId, payables.id), gt(payments.captured, 0)))
    .where(
      and(
        eq(payables.payerId, payerId),
        campaignId ? eq(payables.groupId, campaignId) : undefined,
        sql`(${payables.status} in ('authorised', 'paid') or ${payments.captured} > 0)`,
      ),
    )
    .groupBy(payables.groupId, payables.currency)
  return rows.map((row) => ({
    campaignId: row.campaignId,
    currency: row.currency,
    committed: Number(row.committed),
    held: Number(row.held ?? 0),
    released: Number(row.released ?? 0),
    refunded: Number(row.refunded),
  }))
}

/**
 * Sums the milestones of a payer’s running deals that are agreed and not held or charged yet, by campaign and currency. In minor units,
 * tax included.
 */
export async function sumAheadByCampaign(payerId: string, campaignId: string | undefined) {
  const currency = sql<Currency>`${deals.price}->>'currency'`
  return db()
    .select({
      campaignId: deals.campaignId,
      currency,
      ahead: sql`sum((${milestones.price}->>'payerPays')::bigint)`.mapWith(Number),
    })
    .from(milestones)
    .innerJoin(deals, eq(deals.id, milestones.dealId))
    .leftJoin(payables, eq(payables.id, milestones.payableId))
    .where(
      and(
        eq(deals.brandId, payerId),
        campaignId ? eq(deals.campaignId, campaignId) : undefined,
        inArray(milestones.status, ['planned', 'due']),
        sql`coalesce(${payables.status} not in ('authorised', 'paid'), true)`,
      ),
    )
    .groupBy(deals.campaignId, currency)
}

/** Lists a brand’s campaigns with a budget or payments. */
export async function listBudgetedCampaigns(brandId: string, campaignId: string | undefined) {
  return db()
    .select({
      id: campaigns.id,
      title: campaigns.title,
      currency: campaigns.currency,
      budget: campaigns.budget,
      status: campaigns.status,
    })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), campaignId ? eq(campaigns.id, campaignId) : undefined))
    .orderBy(sql`${campaigns.createdAt} desc, ${campaigns.id} desc`)
    .limit(200)
}

/** Sums charges minus refunds by month of the charge for the last twelve months. */
export async function sumSpentByMonth(payerId: string, campaignId: string | undefined) {
  const month = sql<string>`to_char(${payables.paidAt} at time zone 'Europe/London', 'YYYY-MM')`
  const rows = await db()
    .select({ month, currency: payables.currency, spent: sql<string>`sum(${net})` })
    .from(payables)
    .innerJoin(payments, and(eq(payments.payableId, payables.id), gt(payments.captured, 0)))
    .where(
      and(
        eq(payables.payerId, payerId),
        campaignId ? eq(payables.groupId, campaignId) : undefined,
        sql`${payables.paidAt} > now() - interval '12 months'`,
      ),
    )
    .groupBy(month, payables.currency)
    .orderBy(month)
  return rows.map((row) => ({ ...row, spent: Number(row.spent) }))
}
