import { DIGEST_TIME, notificationKindLabels } from '@marquee/contract/notification-kinds'
import { formatCount } from '@marquee/contract/rules/wording'
import { type EmailSection, sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { dayIn, endOfHours, nextTime } from '../../platform/time/zone.ts'
import { scheduleTimer, scheduleTimerOnce } from '../../platform/timers/timers.ts'
import { claimForDigest, createDigest, hasDigest, isWaitingForDigest } from './digest.store.ts'
import { pathOf } from './notification-path.ts'
import { listReaders, type NotificationRow } from './notifications.store.ts'
import type { Reader } from './recipients-of.ts'
import { loadHours } from './settings.store.ts'
import { unsubscribeLinkOf } from './unsubscribe-token.ts'

/** Maximum number of notifications in one email; the app shows the rest. */
const MAX_LINES = 40

/**
 * Schedules the account's daily summary for the next morning of its time zone; keeps one that is already
 * scheduled.
 */
export async function ensureDigestScheduled(accountId: string, zone: string, now: Date): Promise<void> {
  await scheduleTimerOnce('digest', accountId, 'send', nextTime(DIGEST_TIME, zone, now))
}

/** Moves a pending daily summary to the next morning of this time zone. */
export async function scheduleDigest(accountId: string, zone: string, now: Date): Promise<void> {
  if (await isWaitingForDigest(accountId))
    await scheduleTimer('digest', accountId, 'send', nextTime(DIGEST_TIME, zone, now))
}

/**
 * Sends the daily summary of what is still unread, by campaign or by talent; none when everything was read.
 * It runs when the timer fires, in the same transaction, and at most once a day: after a change of time zone
 * the rest follows on the next day. Quiet hours that last longer delay it too.
 */
export async function sendDigest(accountId: string, now: Date): Promise<void> {
  const [[reader], { zone, quiet }] = await Promise.all([listReaders([accountId]), loadHours(accountId)])
  const day = dayIn(zone, now)
  if (await hasDigest(accountId, day)) return ensureDigestScheduled(accountId, zone, now)
  const unread = (await claimForDigest(accountId)).filter(({ readAt }) => readAt === null)
  if (!reader || unread.length === 0 || !(await createDigest(accountId, day, unread.length))) return
  const notBefore = quiet && endOfHours(quiet, zone, now)
  await sendEmail({
    ...digestEmail(reader, unread),
    to: reader.email,
    key: `digest-${day}-${accountId}`,
    ...(notBefore && { notBefore }),
  })
}

function digestEmail(reader: Reader, unread: readonly NotificationRow[]) {
  const shown = unread.slice(-MAX_LINES)
  const more = unread.length - shown.length
  const rest =
    more > 0 ? [`${formatCount(more, 'older one')} ${more > 1 ? 'wait' : 'waits'} in the app.`] : []
  const all = publicUrl(pathOf(reader.role, 'notifications', null))
  return {
    subject: `Your day on Marquee: ${formatCount(unread.length, 'notification')}`,
    parts: [
      `Hello ${reader.name},\nhere’s what you haven’t read yet:`,
      ...rest,
      { button: 'View all notifications', url: all },
    ],
    lists: sectionsOf(reader, shown),
    choiceUrl: publicUrl(pathOf(reader.role, 'settings', null)),
    unsubscribe: unsubscribeLinkOf(reader.id, 'daily'),
  }
}

/**
 * Groups rows for an agent by talent, for other readers by campaign, and the rest by kind. In the order of
 * each group's first row.
 */
function sectionsOf({ role }: Reader, rows: readonly NotificationRow[]): EmailSection[] {
  const sections = new Map<string, EmailSection>()
  for (const { talentName, campaignTitle, kind, text, targetType, targetId } of rows) {
    const title = talentName ?? campaignTitle ?? notificationKindLabels[kind]
    const section = sections.get(title) ?? { title, lines: [] }
    section.lines.push({ text, url: publicUrl(pathOf(role, targetType, targetId)) })
    sections.set(title, section)
  }
  return [...sections.values()]
}
