import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** The figures of the whole market as they were last computed; one row at most. */
export const marketFigureValues = pgTable(
  'market_figures',
  {
    isOnly: boolean('is_only').primaryKey().default(true), // public
    completedDeals: integer('completed_deals').notNull(), // public
    paidOut: bigint('paid_out', { mode: 'number' }).notNull(), // public; minor units of pounds
    onTime: integer('on_time'), // public; percent, null without cases
    timeToPay: doublePrecision('time_to_pay'), // public; hours, null without cases
    computedAt: moment('computed_at').notNull(), // public
  },
  (table) => [check('market_figures_one', sql`${table.isOnly}`)],
)
