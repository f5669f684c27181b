import { noticeKinds, noticePlaces } from '@marquee/contract/notices'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

/** What one account was told of one event. The comment behind a column is its data class. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    eventId: bigint('event_id', { mode: 'number' }).notNull(), // internal; an event is told once
    kind: text('kind', { enum: noticeKinds }).notNull(), // internal
    text: text('text').notNull(), // personal
    imageUrl: text('image_url'), // personal
    talentName: text('talent_name'), // personal; where an agent reads it
    place: text('place', { enum: noticePlaces }).notNull(), // internal
    placeId: uuid('place_id'), // internal
    createdAt: createdAt(), // internal
    readAt: moment('read_at'), // personal
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.accountId, table.eventId),
    index('notifications_newest').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread').on(table.accountId, table.createdAt, table.id).where(sql`read_at is null`),
  ],
)

/** Kinds an account does not want by mail; without a row it does. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }), // internal
    kind: text('kind', { enum: noticeKinds }).notNull(), // internal
    mail: boolean('mail').notNull(), // personal
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)
