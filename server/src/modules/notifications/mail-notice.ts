import { mail } from '../../platform/mail.ts'
import { publicUrl } from '../../platform/public-url.ts'
import type { NotificationRow } from './notifications.store.ts'
import { pathOf } from './place-path.ts'
import type { Reader } from './readers-of.ts'
import { unsubscribing } from './unsubscribe-token.ts'

/** By which a mail is known to be about this notice. */
export const mailKey = (eventId: number, accountId: string): string => `notice-${eventId}-${accountId}`

/** Mails one notice by itself: at once, or not before that moment. */
export async function mailNotice(
  told: Omit<NotificationRow, 'id'>,
  reader: Reader,
  notBefore: Date | null,
): Promise<void> {
  const { accountId, eventId, kind, text, place, placeId, talentName } = told
  const link = publicUrl(pathOf(reader.role, place, placeId))
  await mail({
    ...{
      to: reader.email,
      subject: talentName ? `${text} (for ${talentName})` : text,
      key: mailKey(eventId, accountId),
    },
    ...(notBefore && { notBefore }),
    text: `Hello ${reader.name},\n\n${text}.\n\nSee it here: ${link}`,
    choiceUrl: publicUrl(pathOf(reader.role, 'settings', null)),
    unsubscribe: unsubscribing(accountId, kind),
  })
}
