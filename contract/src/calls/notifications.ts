import { z } from 'zod'
import { none, type Role, read, write } from '../call.ts'
import { noticeKinds, noticePlaces } from '../notices.ts'
import { id, instant, page, paged } from '../rules/text.ts'

const notification = z.object({
  id: id(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  imageUrl: z.string().nullable(),
  /** For which talent, where an agent reads it. */
  talentName: z.string().nullable(),
  place: z.enum(noticePlaces),
  placeId: id().nullable(),
  at: instant(),
  readAt: instant().nullable(),
})
export type Notification = z.output<typeof notification>

const everyone = ['brand', 'talent', 'talentagent'] as const satisfies Role[]
const settings = z.object({ items: z.array(z.object({ kind: z.enum(noticeKinds), mail: z.boolean() })) })

/** The same list behind each role's own path, as the specification has it. */
const list = (role: (typeof everyone)[number]) => ({
  by: [role],
  input: page().extend({ unread: z.boolean().default(false) }),
  reply: paged(notification).extend({ unread: z.int() }),
  rate: 'light' as const,
  summary: 'What happened that concerns the account, newest first, and how much of it is unread.',
})

export const notificationCalls = {
  brandNotifications: read('/brand/getNotifications', list('brand')),
  talentNotifications: read('/talent/getNotifications', list('talent')),
  agentNotifications: read('/talentagent/getNotifications', list('talentagent')),
  markNotifications: write('/user/mark-notifications', {
    by: everyone,
    input: z.strictObject({
      /** All of the account's own when left out. */
      ids: z.array(id()).min(1).max(100).optional(),
      read: z.boolean().default(true),
    }),
    reply: z.object({ unread: z.int() }),
    summary: 'Marks own notifications as read or unread; foreign ones are passed over.',
  }),
  notificationSettings: read('/user/notification-settings', {
    by: everyone,
    input: none(),
    reply: settings,
    summary: 'Which kinds of notifications also come by mail.',
  }),
  setNotification: write('/user/set-notification', {
    by: everyone,
    input: z.strictObject({ kind: z.enum(noticeKinds), mail: z.boolean() }),
    reply: settings,
    message: 'Saved.',
    summary: 'Switches mails of one kind on or off. What secures the account and what needs a signature is always mailed.',
  }),
}
