import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '../../platform/database/columns.ts'

/** Operator settings that differ from their defaults, one row each. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(), // public
  value: jsonb('value').notNull(), // public
  updatedAt: updatedAt(), // public
})
