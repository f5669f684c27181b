import { problemKindNames, shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { carrierKeys } from '@marquee/contract/rules/carriers'
import { addressShape } from '@marquee/contract/rules/postal-address'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** The product that a brand sends for a deal; what it is stands in the terms. The comment behind a column is its data class. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    campaignId: uuid('campaign_id').references(() => campaigns.id), // internal; null: direct
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    status: status(shipmentLifecycle), // internal
    version: version(), // internal
    address: versionedJson('address', addressShape), // personal; deleted 30 days after the deal
    addressAt: moment('address_at'), // internal
    option: text('option').notNull().default(''), // business; the chosen size or variant
    plannedAt: moment('planned_at').notNull(), // business; due dates move by each day that it comes later
    dueAt: moment('due_at'), // business; until when the next side acts
    carrier: text('carrier', { enum: carrierKeys }), // business
    trackingNo: text('tracking_no'), // personal
    code: text('code').notNull().default(''), // personal; a voucher instead of a parcel
    shippedAt: moment('shipped_at'), // business
    receivedAt: moment('received_at'), // business
    movedDays: integer('moved_days').notNull().default(0), // business; by how many days due dates moved
    problem: text('problem', { enum: problemKindNames }), // business
    problemNote: text('problem_note').notNull().default(''), // personal
    problemFileIds: uuid('problem_file_ids').array().notNull().default(sql`'{}'`), // internal
    problemAt: moment('problem_at'), // business
    dropProposedBy: text('drop_proposed_by', { enum: ['brand', 'talent'] }), // internal
    returnTo: text('return_to').notNull().default(''), // personal; where the brand wants it back
    returnCarrier: text('return_carrier', { enum: carrierKeys }), // business
    returnTrackingNo: text('return_tracking_no'), // personal
    returnedAt: moment('returned_at'), // business
    pausedAt: moment('paused_at'), // internal; since when a cancellation request or a dispute pauses it
    endedAt: moment('ended_at'), // internal; when its deal ended
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(shipmentLifecycle, table.status),
    uniqueIndex('shipments_deal').on(table.dealId),
    index('shipments_to_send')
      .on(table.brandId, table.dueAt, table.id)
      .where(sql`status = 'awaiting_shipment'`),
    index('shipments_address').on(table.talentId, table.addressAt).where(sql`address is not null`),
    index('shipments_ended').on(table.endedAt).where(sql`address is not null`),
    check('shipments_moved', sql`${table.movedDays} >= 0`),
  ],
)
