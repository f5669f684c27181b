import { channelsAtFirst, type MailPace, type NoticeKind } from '@marquee/contract/notice-kinds'
import { HOME_ZONE } from '@marquee/contract/rules/zones'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { db } from '../../platform/database.ts'
import { notificationHours, notificationSettings } from './notifications.tables.ts'

/** How a kind reaches somebody beside the app. */
export interface Channels {
  mail: MailPace
  push: boolean
}

/** By which clock an account lives, and when it wants quiet. */
export interface Hours {
  zone: string
  quiet: { from: string; to: string } | null
}

/** What an account has decided, kind by kind; the rest is as `channelsAtFirst` says. */
export async function listSettings(accountId: string): Promise<(Channels & { kind: NoticeKind })[]> {
  const { kind, mail, push } = notificationSettings
  return db()
    .select({ kind, mail, push })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId))
}

/** Changes what is given of one kind. */
export async function putSetting(
  accountId: string,
  kind: NoticeKind,
  change: Partial<Channels>,
): Promise<void> {
  await db()
    .insert(notificationSettings)
    .values({ ...channelsAtFirst, ...change, accountId, kind })
    .onConflictDoUpdate({
      target: [notificationSettings.accountId, notificationSettings.kind],
      // The row's own value stands where nothing is given; an unsubscription is undone only while nothing was chosen after it.
      set: { accountId, ...change, ...(change.mail && { mailBefore: null }) },
    })
}

/** Ends the mails of these kinds, keeping what was before. What is off already stays as it was. */
export async function endMails(accountId: string, kinds: readonly NoticeKind[]): Promise<void> {
  if (kinds.length === 0) return
  await db()
    .insert(notificationSettings)
    .values(
      kinds.map((kind) => ({
        ...channelsAtFirst,
        accountId,
        kind,
        mail: 'off' as const,
        mailBefore: channelsAtFirst.mail,
      })),
    )
    .onConflictDoUpdate({
      target: [notificationSettings.accountId, notificationSettings.kind],
      set: { mail: 'off', mailBefore: sql`${notificationSettings.mail}` },
      setWhere: sql`${notificationSettings.mail} <> 'off'`,
    })
}

/** Takes an unsubscription back: of one kind, or of those that came once a day. */
export async function resumeMails(
  accountId: string,
  of: { kind: NoticeKind } | { before: MailPace },
): Promise<void> {
  const { mailBefore } = notificationSettings
  await db()
    .update(notificationSettings)
    .set({ mail: sql`${mailBefore}`, mailBefore: null })
    .where(
      and(
        eq(notificationSettings.accountId, accountId),
        isNotNull(mailBefore),
        'kind' in of ? eq(notificationSettings.kind, of.kind) : eq(mailBefore, of.before),
      ),
    )
}

export async function loadHours(accountId: string): Promise<Hours> {
  const [row] = await db().select().from(notificationHours).where(eq(notificationHours.accountId, accountId))
  if (!row) return { zone: HOME_ZONE, quiet: null }
  return {
    zone: row.zone,
    quiet: row.quietFrom && row.quietTo ? { from: row.quietFrom, to: row.quietTo } : null,
  }
}

export async function putHours(accountId: string, { zone, quiet }: Hours): Promise<void> {
  const values = { zone, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  await db()
    .insert(notificationHours)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: notificationHours.accountId, set: values })
}
