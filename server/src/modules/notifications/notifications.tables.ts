import {
  emailFrequencies,
  notificationKinds,
  notificationTargets,
} from '@marquee/contract/notification-kinds'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A notification of one account about one event. The comment behind a column is its data class. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(), // internal
    accountId: accountId(), // internal
    eventId: bigint('event_id', { mode: 'number' }).notNull(), // internal; one notification per event
    kind: text('kind', { enum: notificationKinds }).notNull(), // internal
    text: text('text').notNull(), // personal
    imageUrl: text('image_url'), // personal
    talentName: text('talent_name'), // personal; where an agent reads it
    campaignTitle: text('campaign_title'), // business; the daily summary is grouped by it
    targetType: text('target_type', { enum: notificationTargets }).notNull(), // internal
    targetId: uuid('target_id'), // internal
    awaitsDigest: boolean('awaits_digest').notNull().default(false), // internal; part of the next daily summary
    createdAt: createdAt(), // internal
    readAt: moment('read_at'), // personal
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.accountId, table.eventId),
    index('notifications_newest').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread').on(table.accountId, table.createdAt, table.id).where(sql`read_at is null`),
    index('notifications_group')
      .on(table.accountId, table.targetId, table.kind, table.createdAt, table.id)
      .where(sql`read_at is null and target_id is not null`),
    index('notifications_digest').on(table.accountId).where(sql`awaits_digest`),
  ],
)

/** How many notifications an account has not read; kept by triggers in the transaction of the notifications. */
export const notificationCounts = pgTable('notification_counts', {
  accountId: accountId().primaryKey(), // internal
  unread: integer('unread').notNull(), // personal
})

/** The channels of a kind for an account; without a row, `defaultChannels`. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: accountId(), // internal
    kind: text('kind', { enum: notificationKinds }).notNull(), // internal
    mail: text('mail', { enum: emailFrequencies }).notNull(), // personal
    push: boolean('push').notNull(), // personal
    mailBefore: text('mail_before', { enum: emailFrequencies }), // personal; the value before unsubscribing, for its undo
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

/** The time zone of an account and its quiet hours. */
export const quietHours = pgTable('quiet_hours', {
  accountId: accountId().primaryKey(), // internal
  zone: text('zone').notNull(), // personal
  quietFrom: text('quiet_from'), // personal; `22:00`
  quietTo: text('quiet_to'), // personal; both or neither
})

/** Sent daily summaries; the row prevents a second one. */
export const digests = pgTable(
  'digests',
  {
    accountId: accountId(), // internal
    day: text('day').notNull(), // internal; in the reader's zone
    count: integer('count').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** A browser that shows push notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(), // internal
    accountId: accountId(), // internal
    endpoint: text('endpoint').notNull(), // secret; with the keys it allows pushing
    p256dh: text('p256dh').notNull(), // secret
    auth: text('auth').notNull(), // secret
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_of').on(table.accountId, table.createdAt),
  ],
)

/** A notification queued for a browser. Deleted with its subscription. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: id(), // internal
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }), // internal
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }), // internal
    createdAt: createdAt(), // internal
    notBefore: moment('not_before').notNull(), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    sentAt: moment('sent_at'), // internal
    lastError: text('last_error'), // internal; the last response of the push service
  },
  (table) => [
    uniqueIndex('push_deliveries_once').on(table.subscriptionId, table.notificationId),
    index('push_deliveries_of').on(table.notificationId),
    index('push_deliveries_due').on(table.notBefore).where(sql`sent_at is null`),
  ],
)
