import { type MarketSettingValue, marketSettingKeys } from '@marquee/contract/rules/market-settings'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'

/** Operator settings that differ from their defaults, one row each. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(), // public
  value: jsonb('value').notNull(), // public
  updatedAt: updatedAt(), // public
})

/** The history of settings, with changes that are planned for a later moment. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: id(), // internal
    key: text('key', { enum: marketSettingKeys }).notNull(), // public
    value: jsonb('value').$type<MarketSettingValue>().notNull(), // public
    status: text('status', { enum: ['planned', 'applied', 'cancelled'] }).notNull(), // internal
    effectiveAt: moment('effective_at').notNull(), // public
    operatorId: uuid('operator_id').notNull(), // personal; by reference
    reason: text('reason').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('setting_changes_by_time').on(table.createdAt, table.id),
    check('setting_changes_status', sql`${table.status} in ('planned', 'applied', 'cancelled')`),
  ],
)
