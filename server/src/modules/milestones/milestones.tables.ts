import { milestoneLifecycle } from '@marquee/contract/lifecycles/milestone'
import { priceShape } from '@marquee/contract/terms/stored'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  moment,
  status,
  statusCheck,
  updatedAt,
  version,
} from '../../platform/database/columns.ts'
import { versionedJson } from '../../platform/database/versioned-json.ts'
import { deals } from '../deals/deals.tables.ts'
import { payables } from '../payments/payments.tables.ts'

/** The parts of a deal that are paid and paid out one after the other. The comment behind a column is its data class. */
export const milestones = pgTable(
  'milestones',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    no: integer('no').notNull(), // business; from 1
    status: status(milestoneLifecycle), // internal
    version: version(), // internal
    price: versionedJson('price', priceShape).notNull(), // business; frozen
    payableId: uuid('payable_id').references(() => payables.id), // internal; null before its turn comes
    dueAt: moment('due_at'), // internal; when its turn came
    fundedAt: moment('funded_at'), // business
    approvedAt: moment('approved_at'), // business
    payDay: moment('pay_day'), // business
    paidOutAt: moment('paid_out_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(milestoneLifecycle, table.status),
    uniqueIndex('milestones_no').on(table.dealId, table.no),
    uniqueIndex('milestones_payable').on(table.payableId),
    check('milestones_no_from_one', sql`${table.no} >= 1`),
  ],
)
