import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'

/**
 * Who has blocked whom, by the id of the brand, talent or agency. Triggers of the tables by which people
 * reach each other refuse rows between the two (`blocks.rules.sql`). The comment behind a column is its data
 * class.
 */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid('blocker_id').notNull(), // personal; by reference
    blockedId: uuid('blocked_id').notNull(), // personal; by reference
    blockedKind: text('blocked_kind', { enum: ['brand', 'talent', 'agency'] }).notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.blockerId),
    check('blocks_two', sql`${table.blockerId} <> ${table.blockedId}`),
    check('blocks_kind', sql`${table.blockedKind} in ('brand', 'talent', 'agency')`),
  ],
)
