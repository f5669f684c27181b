import { z } from 'zod'
import { emptyInput, type Role, read, write } from '../call.ts'
import { emailFrequencies, notificationKinds, notificationTargets } from '../notification-kinds.ts'
import { limits } from '../rules/limits.ts'
import { id, instant, page, paged } from '../rules/text.ts'
import { timeOfDay, timeZone } from '../rules/zones.ts'

const notification = z.object({
  id: id(),
  kind: z.enum(notificationKinds),
  text: z.string(),
  imageUrl: z.string().nullable(),
  /** The talent it is about, when an agent reads it. */
  talentName: z.string().nullable(),
  targetType: z.enum(notificationTargets),
  targetId: id().nullable(),
  at: instant(),
  readAt: instant().nullable(),
  /**
   * The number of unread notifications about the same object that this newest one represents, itself
   * included.
   */
  count: z.int(),
})
export type Notification = z.output<typeof notification>

const everyone = ['brand', 'talent', 'talentagent'] as const satisfies Role[]

/** From one time of day to another, past midnight when the second is earlier. */
const quietHours = z.strictObject({ from: timeOfDay(), to: timeOfDay() })

const settings = z.object({
  items: z.array(
    z.object({ kind: z.enum(notificationKinds), mail: z.enum(emailFrequencies), push: z.boolean() }),
  ),
  /** No push and no deferrable email in these hours; null without quiet hours. */
  quiet: quietHours.nullable(),
  /** The account's time zone; quiet hours and the daily summary use it. */
  zone: z.string(),
  /** Email to this address bounced: only account security emails are still sent to it. */
  isEmailBounced: z.boolean(),
})
export type NotificationSettings = z.output<typeof settings>

/** Creates the schema of a push service URL, as the browser received it. */
function endpoint() {
  return z
    .url({ protocol: /^https?$/, error: 'Please enter the URL of a push service.' })
    .max(limits.url)
    .regex(/^[!-~]+$/, 'This contains a character that isn’t allowed.')
}

/** The number of browsers that show push notifications for the account. */
const devices = z.object({ devices: z.int() })

/** Returns the same list for each role's own path, as the specification has it. */
const list = (role: (typeof everyone)[number]) => ({
  by: [role],
  input: page().extend({ unread: z.boolean().default(false) }),
  response: paged(notification).extend({ unread: z.int() }),
  rate: 'light' as const,
  summary:
    'Notifications of the account, newest first, with the unread count. Unread ones about the same object are one row.',
})

export const notificationCalls = {
  brandNotifications: read('/brand/getNotifications', list('brand')),
  talentNotifications: read('/talent/getNotifications', list('talent')),
  agentNotifications: read('/talentagent/getNotifications', list('talentagent')),
  markNotifications: write('/user/mark-notifications', {
    by: everyone,
    input: z.strictObject({
      /** All of the account's own when absent. */
      ids: z.array(id()).min(1).max(100).optional(),
      read: z.boolean().default(true),
      /**
       * Also includes the older unread ones about the same object, which the list groups with the named ones.
       */
      withOlder: z.boolean().default(false),
    }),
    response: z.object({ unread: z.int() }),
    summary: 'Marks your notifications as read or unread; those of other accounts are ignored.',
  }),
  notificationSettings: read('/user/notification-settings', {
    by: everyone,
    input: emptyInput(),
    response: settings,
    summary: 'The channels of each kind of notification, and the quiet hours.',
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
      'Sets how often one kind is emailed and whether it is pushed. Account security and approval requests are always emailed.',
  }),
  setQuietHours: write('/user/set-quiet-hours', {
    by: everyone,
    input: z.strictObject({
      quiet: quietHours.refine(({ from, to }) => from !== to, 'Please enter two different times.').nullable(),
      zone: timeZone(),
    }),
    response: settings,
    message: 'Saved.',
    summary:
      'Sets or removes the quiet hours without push and deferrable email, and sets the account’s time zone.',
  }),
  retryEmail: write('/user/retry-mail', {
    by: everyone,
    input: emptyInput(),
    response: settings,
    message: 'We’ll send email to your address again.',
    summary: 'Resumes email to your address after it bounced.',
  }),
  pushKey: read('/user/push-key', {
    by: everyone,
    input: emptyInput(),
    response: z.object({ key: z.string().nullable() }),
    summary:
      'The public key that browsers subscribe with (VAPID); null when this server sends no push notifications.',
  }),
  addPush: write('/user/add-push', {
    whileActing: 'refused',
    by: everyone,
    input: z.strictObject({
      endpoint: endpoint(),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This key is not valid.'),
        auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'This key is not valid.'),
      }),
    }),
    response: devices,
    message: 'Push notifications are on in this browser.',
    summary: 'Registers a browser for push notifications. The account’s ten newest browsers are kept.',
  }),
  removePush: write('/user/remove-push', {
    whileActing: 'refused',
    by: everyone,
    input: z.strictObject({ endpoint: endpoint() }),
    response: devices,
    message: 'Push notifications are off in this browser.',
    summary: 'Stops push notifications to a browser; browsers of other accounts are ignored.',
  }),
}
