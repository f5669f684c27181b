import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { correctionReasonCodes } from '@marquee/contract/rules/post-checks'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  moment,
  status,
  statusCheck,
  updatedAt,
  version,
} from '../../platform/database/columns.ts'
import { files } from '../files/files.tables.ts'
import { deals, deliverables } from './deals.tables.ts'

/** That a brand has found a post online and labelled as an ad. The comment behind a column is its data class. */
export const postChecks = pgTable(
  'post_checks',
  {
    id: id(), // internal
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    checkedBy: text('checked_by').notNull(), // business; the name of the brand
    checkedAt: moment('checked_at').notNull(), // business
  },
  (table) => [
    index('post_checks_post').on(table.deliverableId, table.checkedAt),
    index('post_checks_deal').on(table.dealId),
  ],
)

/** A brand’s request to put a post right. A post has at most one that is open. */
export const postCorrections = pgTable(
  'corrections',
  {
    id: id(), // internal
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    status: status(correctionLifecycle), // internal
    version: version(), // internal
    reason: text('reason', { enum: correctionReasonCodes }).notNull(), // business
    note: text('note').notNull(), // business; what the brand wrote
    postUrlBefore: text('post_url_before').notNull(), // business; the post when the brand asked
    captionBefore: text('caption_before').notNull(), // business
    screenshotBeforeId: uuid('screenshot_before_id').references(() => files.id), // internal; null where the post had none
    dueAt: moment('due_at'), // business; until when the next side acts; null while an operator decides, and at the end
    reportedAt: moment('reported_at'), // business
    objection: text('objection').notNull().default(''), // business; why the brand does not accept what was reported
    decision: text('decision').notNull().default(''), // business; of an operator
    endedAt: moment('ended_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(correctionLifecycle, table.status),
    uniqueIndex('corrections_open')
      .on(table.deliverableId)
      .where(sql`status in ('requested', 'reported', 'escalated')`),
    index('corrections_post').on(table.deliverableId, table.createdAt),
    index('corrections_deal').on(table.dealId),
    index('corrections_escalated').on(table.updatedAt).where(sql`status = 'escalated'`),
  ],
)
