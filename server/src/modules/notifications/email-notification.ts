import { sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { pathOf } from './notification-path.ts'
import type { NotificationRow } from './notifications.store.ts'
import type { Reader } from './recipients-of.ts'
import { unsubscribeLinkOf } from './unsubscribe-token.ts'

/** Returns the key of the email about this notification. */
export const emailKeyOf = (eventId: number, accountId: string): string => `notice-${eventId}-${accountId}`

/** Sends one notification as a separate email: at once, or not before that moment; `facts` are a line below its text. */
export async function emailNotification(
  notification: Omit<NotificationRow, 'id'>,
  reader: Reader,
  { facts, notBefore }: { facts: string; notBefore: Date | null },
): Promise<void> {
  const { accountId, eventId, kind, text, targetType, targetId, talentName } = notification
  const link = publicUrl(pathOf(reader.role, targetType, targetId))
  // A subject names the talent of an agent once.
  const isNamed = talentName === null || text.includes(talentName)
  await sendEmail({
    to: reader.email,
    subject: isNamed ? text : `${text} (for ${talentName})`,
    key: emailKeyOf(eventId, accountId),
    ...(notBefore && { notBefore }),
    parts: [
      `Hello ${reader.name},`,
      `${text}.`,
      ...(facts ? [facts] : []),
      { button: 'See it here', url: link },
    ],
    choiceUrl: publicUrl(pathOf(reader.role, 'settings', null)),
    unsubscribe: unsubscribeLinkOf(accountId, kind),
  })
}
