import type { Currency } from '@marquee/contract/rules/currency'
import type { PlanKey } from '@marquee/contract/rules/subscription'
import { and, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { checkouts, plans, providerTaxRates, subscriptions } from './subscriptions.tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type PlanRow = typeof plans.$inferSelect
export type Checkout = typeof checkouts.$inferSelect

export async function listPlans(): Promise<PlanRow[]> {
  return db().select().from(plans).orderBy(plans.currency, plans.price)
}

export async function findPlan(key: PlanKey, currency: Currency): Promise<PlanRow | undefined> {
  const [row] = await db()
    .select()
    .from(plans)
    .where(and(eq(plans.key, key), eq(plans.currency, currency)))
  return row
}

/** Replaces the stored prices by the provider's. */
export async function replacePlans(rows: (typeof plans.$inferInsert)[]): Promise<void> {
  await queueWrite(db().delete(plans))
  if (rows.length > 0) await queueWrite(db().insert(plans).values(rows).onConflictDoNothing())
}

export async function findTaxRate(percent: number): Promise<string | undefined> {
  const [row] = await db().select().from(providerTaxRates).where(eq(providerTaxRates.percent, percent))
  return row?.rateRef
}

export async function addTaxRate(percent: number, rateRef: string): Promise<void> {
  await queueWrite(db().insert(providerTaxRates).values({ percent, rateRef }).onConflictDoNothing())
}

export async function loadSubscription(brandId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db().select().from(subscriptions).where(eq(subscriptions.brandId, brandId))
  return row
}

export async function lockSubscription(brandId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db()
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.brandId, brandId))
    .for('update')
  return row
}

/** Stores a brand's subscription; there is one per brand. */
export async function upsertSubscription(values: typeof subscriptions.$inferInsert): Promise<void> {
  await queueWrite(
    db()
      .insert(subscriptions)
      .values(values)
      .onConflictDoUpdate({ target: subscriptions.brandId, set: { ...values, updatedAt: sql`now()` } }),
  )
}

export async function createCheckoutRow(id: string, brandId: string): Promise<void> {
  await queueWrite(db().insert(checkouts).values({ id, brandId }).onConflictDoNothing())
}

export async function updateCheckout(
  id: string,
  changes: Partial<typeof checkouts.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(checkouts).set(changes).where(eq(checkouts.id, id)))
}

export async function loadCheckout(id: string): Promise<Checkout | undefined> {
  const [row] = await db().select().from(checkouts).where(eq(checkouts.id, id))
  return row
}

export async function findCheckoutBySession(sessionRef: string): Promise<Checkout | undefined> {
  const [row] = await db().select().from(checkouts).where(eq(checkouts.sessionRef, sessionRef))
  return row
}

/** Lists the brand's checkouts that may have been completed without a report. */
export async function listOpenCheckouts(brandId: string): Promise<Checkout[]> {
  return db()
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.brandId, brandId), eq(checkouts.status, 'open')))
    .limit(20)
}
