import { sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { onTime, type Period, timeToPay } from './figures.store.ts'
import { marketFigureValues } from './figures.tables.ts'

type StoredFigures = typeof marketFigureValues.$inferSelect

/** Computes the figures of the whole market. It reads every deal, so that it is done each hour and not for each visitor. */
export async function computeMarketFigures(period: Period): Promise<StoredFigures> {
  const everyDeal = sql`true`
  const { rows } = await db().execute<{
    completedDeals: number
    paidOut: string
    onTime: { value: number | null }
    timeToPay: { value: number | null }
  }>(sql`
    select
      (select count(*)::int from deals where completed_at is not null) as "completedDeals",
      (select coalesce(sum(amount - reversed), 0)::text from payouts
        where status = 'paid' and currency = 'GBP' and created_at >= ${period.since.toISOString()}::timestamptz) as "paidOut",
      ${onTime(period, everyDeal)} as "onTime",
      ${timeToPay(period, everyDeal)} as "timeToPay"`)
  const [row] = rows
  return {
    isOnly: true,
    completedDeals: row?.completedDeals ?? 0,
    paidOut: Number(row?.paidOut ?? 0),
    onTime: row?.onTime.value ?? null,
    timeToPay: row?.timeToPay.value ?? null,
    computedAt: period.now,
  }
}

export async function saveMarketFigures(values: StoredFigures): Promise<void> {
  await queueWrite(
    db()
      .insert(marketFigureValues)
      .values(values)
      .onConflictDoUpdate({ target: marketFigureValues.isOnly, set: values }),
  )
}

/** Returns the figures as they were last computed; undefined before the first hour. */
export async function loadMarketFigures(): Promise<StoredFigures | undefined> {
  const [row] = await db().select().from(marketFigureValues)
  return row
}
