import {
  defaultChannels,
  type EmailFrequency,
  type NotificationKind,
} from '@marquee/contract/notification-kinds'
import { DEFAULT_TIME_ZONE } from '@marquee/contract/rules/zones'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { notificationSettings, quietHours } from './notifications.tables.ts'

/** The channels of a kind beside the app. */
export interface Channels {
  mail: EmailFrequency
  push: boolean
}

/** The time zone of an account and its quiet hours. */
export interface Hours {
  zone: string
  quiet: { from: string; to: string } | null
}

/** Lists an account's choices by kind; `defaultChannels` applies to the rest. */
export async function listSettings(accountId: string): Promise<(Channels & { kind: NotificationKind })[]> {
  const { kind, mail, push } = notificationSettings
  return db()
    .select({ kind, mail, push })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId))
}

/** Changes the channels of one kind that `change` contains; returns the channels as they are stored. */
export async function saveSetting(
  accountId: string,
  kind: NotificationKind,
  change: Partial<Channels>,
): Promise<Channels> {
  const [row] = await db()
    .insert(notificationSettings)
    .values({ ...defaultChannels, ...change, accountId, kind })
    .onConflictDoUpdate({
      target: [notificationSettings.accountId, notificationSettings.kind],
      // Absent channels keep the row’s value; an unsubscription can be undone only until the next choice.
      set: { accountId, ...change, ...(change.mail && { mailBefore: null }) },
    })
    .returning({ mail: notificationSettings.mail, push: notificationSettings.push })
  return row ?? { ...defaultChannels, ...change }
}

/**
 * Turns off email of these kinds and stores the previous values. A kind that is off already stays as it is.
 */
export async function unsubscribeKinds(accountId: string, kinds: readonly NotificationKind[]): Promise<void> {
  if (kinds.length === 0) return
  await queueWrite(
    db()
      .insert(notificationSettings)
      .values(
        kinds.map((kind) => ({
          ...defaultChannels,
          accountId,
          kind,
          mail: 'off' as const,
          mailBefore: defaultChannels.mail,
        })),
      )
      .onConflictDoUpdate({
        target: [notificationSettings.accountId, notificationSettings.kind],
        set: { mail: 'off', mailBefore: sql`${notificationSettings.mail}` },
        setWhere: sql`${notificationSettings.mail} <> 'off'`,
      }),
  )
}

/** Undoes an unsubscription: of one kind, or of those in the daily summary. */
export async function resubscribeKind(
  accountId: string,
  of: { kind: NotificationKind } | { before: EmailFrequency },
): Promise<void> {
  const { mailBefore } = notificationSettings
  await queueWrite(
    db()
      .update(notificationSettings)
      .set({ mail: sql`${mailBefore}`, mailBefore: null })
      .where(
        and(
          eq(notificationSettings.accountId, accountId),
          isNotNull(mailBefore),
          'kind' in of ? eq(notificationSettings.kind, of.kind) : eq(mailBefore, of.before),
        ),
      ),
  )
}

/** Loads the time zone and the quiet hours of an account; the defaults when it has chosen none. */
export async function loadHours(accountId: string): Promise<Hours> {
  const [row] = await db().select().from(quietHours).where(eq(quietHours.accountId, accountId))
  if (!row) return { zone: DEFAULT_TIME_ZONE, quiet: null }
  return {
    zone: row.zone,
    quiet: row.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
  }
}

export async function saveHours(accountId: string, { zone, quiet }: Hours): Promise<void> {
  const values = { zone, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  await queueWrite(
    db()
      .insert(quietHours)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: quietHours.accountId, set: values }),
  )
}
