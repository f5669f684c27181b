import { z } from 'zod'
import { emptyInput, type Role, read, write } from '../call.ts'
import { emailFrequencies, notificationKinds, notificationTargets } from '../notification-kinds.ts'
import { id, instant, limits, page, paged } from '../rules/text.ts'
import { timeOfDay, timeZone } from '../rules/zones.ts'

const notification = z.object({
  id: id(),
  kind: z.enum(notificationKinds),
  text: z.string(),
  imageUrl: z.string().nullable(),
  /** For which talent, where an agent reads it. */
  talentName: z.string().nullable(),
  targetType: z.enum(notificationTargets),
  targetId: id().nullable(),
  at: instant(),
  readAt: instant().nullable(),
  /** How many unread ones about the same thing this one, the newest, stands for; itself included. */
  count: z.int(),
})
export type Notification = z.output<typeof notification>

const everyone = ['brand', 'talent', 'talentagent'] as const satisfies Role[]

/** From one time of day to another, over midnight where the second is the earlier. */
const quietHours = z.strictObject({ from: timeOfDay(), to: timeOfDay() })

const settings = z.object({
  items: z.array(
    z.object({ kind: z.enum(notificationKinds), mail: z.enum(emailFrequencies), push: z.boolean() }),
  ),
  /** No push and no mail that can wait; null: none. */
  quiet: quietHours.nullable(),
  /** Where the reader lives: their quiet hours and the mail of the day go by its clock. */
  zone: z.string(),
  /** Mails to the address come back: nothing is mailed to it but what secures the account. */
  isMailRefused: z.boolean(),
})
export type NotificationSettings = z.output<typeof settings>

/** The address of a push service, as a browser got it. */
function endpoint() {
  return z
    .url({ protocol: /^https?$/, error: 'Please give the address of a push service.' })
    .max(limits.url)
    .regex(/^[!-~]+$/, 'This holds a character that cannot be kept.')
}

/** How many browsers show the account's notices. */
const devices = z.object({ devices: z.int() })

/** The same list behind each role's own path, as the specification has it. */
const list = (role: (typeof everyone)[number]) => ({
  by: [role],
  input: page().extend({ unread: z.boolean().default(false) }),
  response: paged(notification).extend({ unread: z.int() }),
  rate: 'light' as const,
  summary:
    'Activity that concerns the account, newest first, and how much of it is unread. Unread ones about one thing are one row.',
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
      /** Also the older unread ones about the same thing, which the list shows as one with those named. */
      withOlder: z.boolean().default(false),
    }),
    response: z.object({ unread: z.int() }),
    summary: 'Marks own notifications as read or unread; foreign ones are passed over.',
  }),
  notificationSettings: read('/user/notification-settings', {
    by: everyone,
    input: emptyInput(),
    response: settings,
    summary: 'By which ways each kind of notification comes, and when none may.',
  }),
  setNotification: write('/user/set-notification', {
    by: everyone,
    input: z.strictObject({
      kind: z.enum(notificationKinds),
      mail: z.enum(emailFrequencies).optional(),
      push: z.boolean().optional(),
    }),
    response: settings,
    message: 'Saved.',
    summary:
      'How often one kind is mailed and whether it is pushed. What secures the account and what needs a signature is always mailed.',
  }),
  setQuietHours: write('/user/set-quiet-hours', {
    by: everyone,
    input: z.strictObject({
      quiet: quietHours.refine(({ from, to }) => from !== to, 'Please give two different times.').nullable(),
      zone: timeZone(),
    }),
    response: settings,
    message: 'Saved.',
    summary:
      'Sets or lifts the hours in which nothing is pushed and no mail sent that can wait, and where the account lives.',
  }),
  retryEmail: write('/user/retry-mail', {
    by: everyone,
    input: emptyInput(),
    response: settings,
    message: 'We will try your address again.',
    summary: 'Mails go to the own address again after they have come back.',
  }),
  pushKey: read('/user/push-key', {
    by: everyone,
    input: emptyInput(),
    response: z.object({ key: z.string().nullable() }),
    summary: 'The public key that browsers subscribe with (VAPID); null where this house pushes nothing.',
  }),
  addPush: write('/user/add-push', {
    by: everyone,
    input: z.strictObject({
      endpoint: endpoint(),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This key is not valid.'),
        auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'This key is not valid.'),
      }),
    }),
    response: devices,
    message: 'This browser shows your notifications from now on.',
    summary:
      'Has notices shown by a browser, as it subscribed with the push key. The ten newest of an account are kept.',
  }),
  removePush: write('/user/remove-push', {
    by: everyone,
    input: z.strictObject({ endpoint: endpoint() }),
    response: devices,
    message: 'Push notifications are off in this browser.',
    summary: 'Pushes nothing to that browser any more; one that is not the account’s is passed over.',
  }),
}
