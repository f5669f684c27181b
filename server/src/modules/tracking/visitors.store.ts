import { sql } from 'drizzle-orm'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { trackingKeys, trackingVisitors } from './tracking.tables.ts'

/** Hashes of visitors, from the end of their day in London. */
export const agingTrackingVisitors: AgingRows = {
  table: trackingVisitors,
  from: sql`(${trackingVisitors.day} + 1)::timestamp at time zone 'Europe/London'`,
}

/** Keys of these hashes, from the end of their day in London. */
export const agingTrackingKeys: AgingRows = {
  table: trackingKeys,
  from: sql`(${trackingKeys.day} + 1)::timestamp at time zone 'Europe/London'`,
}
