import type { RenderedNotification, TemplateVariables } from '@marquee/contract/events/event'
import { type EventName, type Events, events } from '@marquee/contract/events/index'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { channelsFor } from './channels-for.ts'
import { ensureDigestScheduled } from './digest.ts'
import { emailNotification } from './email-notification.ts'
import { createNotification, type NotificationRow } from './notifications.store.ts'
import { pushNotification } from './push-notification.ts'
import { type Reader, recipientsOf } from './recipients-of.ts'
import { type Gathered, loadTemplateVariables } from './template-variables.ts'

/** Events older than this are shown in the app only, because email and push would be late. Milliseconds. */
const LATE_MS = 86_400_000

interface Happened {
  eventId: string
  at: Date
  /** The account that made the request. */
  actor: string
}

/**
 * Notifies every account an event concerns, except the one that acted: a row each, their open screens, and
 * their chosen channels.
 */
export async function notify<N extends EventName>(
  name: N,
  payload: Events[N],
  happened: Happened,
  now: Date,
): Promise<void> {
  const gathered = await loadTemplateVariables(payload)
  for (const row of events[name].notifications ?? []) {
    const isWanted = row.when?.(payload, { ...gathered.facts, you: '', your: '' }) ?? true
    if (!isWanted) continue
    for (const reader of await recipientsOf({ to: row.to, payload, ...happened }))
      await notifyAccount(row, row.id(payload), { reader, gathered, happened, now })
  }
}

interface Delivery {
  reader: Reader
  gathered: Gathered
  happened: Happened
  now: Date
}

async function notifyAccount(
  row: RenderedNotification,
  targetId: string | null,
  { reader, gathered, happened, now }: Delivery,
): Promise<void> {
  const isOnBehalf = (row.to === 'talent' || row.to === 'writers') && reader.role === 'talentagent'
  const text = row.text(factsFor(gathered, isOnBehalf))
  const imageUrl = row.to === 'brand' || row.to === 'agency' ? gathered.talentImage : gathered.brandImage
  const isLate = now.getTime() - happened.at.getTime() >= LATE_MS
  const ways = isLate ? null : await channelsFor(reader.id, row, now)
  const notification: Omit<NotificationRow, 'id'> = {
    accountId: reader.id,
    eventId: Number(happened.eventId),
    kind: row.kind,
    text,
    imageUrl,
    targetType: row.targetType,
    targetId,
    talentName: isOnBehalf ? gathered.talentName : null,
    campaignTitle: gathered.campaignTitle,
    awaitsDigest: ways?.isDaily ?? false,
    createdAt: happened.at,
    readAt: null,
  }
  const id = await createNotification(notification)
  if (!id) return
  broadcast([reader.id], 'refresh', { topics: ['notifications'] })
  if (ways?.isDaily) await ensureDigestScheduled(reader.id, ways.zone, now)
  if (ways?.isPushed) await pushNotification(reader.id, id, ways.notBefore)
  if (ways?.isMailed) await emailNotification(notification, reader, ways.notBefore)
}

/** Returns the variables for a reader: agents read the name of their talent. */
function factsFor({ facts, talentName }: Gathered, isOnBehalf: boolean): TemplateVariables {
  return isOnBehalf
    ? { ...facts, you: talentName, your: `${talentName}’s` }
    : { ...facts, you: 'you', your: 'your' }
}
