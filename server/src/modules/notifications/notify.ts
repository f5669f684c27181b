import type { RenderedNotification, TemplateVariables } from '@marquee/contract/events/event'
import { type EventName, type Events, events } from '@marquee/contract/events/index'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { channelsFor } from './channels-for.ts'
import { ensureDigestScheduled } from './digest.ts'
import { emailNotification } from './email-notification.ts'
import { createNotification, type NotificationRow } from './notifications.store.ts'
import { type Reader, recipientsOf } from './recipients-of.ts'
import { queuePush } from './send-pushes.ts'
import { type EventVariables, loadTemplateVariables } from './template-variables.ts'

/** Events older than this are shown in the app only, because email and push would be late. */
const MAX_DELAY_MS = 86_400_000

/** An event as it was recorded. */
interface RecordedEvent {
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
  event: RecordedEvent,
  now: Date,
): Promise<void> {
  const loaded = await loadTemplateVariables(payload)
  for (const template of events[name].notifications ?? []) {
    const applies = template.when?.(payload, { ...loaded.variables, you: '', your: '' }) ?? true
    if (!applies) continue
    const actor = template.evenActor ? '' : event.actor
    for (const reader of await recipientsOf({ to: template.to, payload, actor, at: event.at }))
      await notifyAccount(template, template.id(payload), { reader, loaded, event, now })
  }
}

interface Delivery {
  reader: Reader
  loaded: EventVariables
  event: RecordedEvent
  now: Date
}

async function notifyAccount(
  template: RenderedNotification,
  targetId: string | null,
  { reader, loaded, event, now }: Delivery,
): Promise<void> {
  const { to, kind, targetType } = template
  const isOnBehalf = (to === 'talent' || to === 'writers') && reader.role === 'talentagent'
  const isLate = now.getTime() - event.at.getTime() >= MAX_DELAY_MS
  const channels = isLate ? null : await channelsFor(reader.id, template, now)
  const variables = variablesFor(loaded, isOnBehalf)
  const notification: Omit<NotificationRow, 'id'> = {
    accountId: reader.id,
    eventId: Number(event.eventId),
    kind,
    text: template.text(variables),
    imageUrl: to === 'brand' || to === 'agency' ? loaded.talentImage : loaded.brandImage,
    targetType,
    targetId,
    talentName: isOnBehalf ? loaded.talentName : null,
    campaignTitle: loaded.campaignTitle,
    awaitsDigest: channels?.isDaily ?? false,
    createdAt: event.at,
    readAt: null,
  }
  const id = await createNotification(notification)
  if (!id) return
  broadcast([reader.id], 'refresh', { topics: ['notifications'] })
  if (channels?.isDaily) await ensureDigestScheduled(reader.id, channels.zone, now)
  if (channels?.isPushed) await queuePush(reader.id, id, channels.notBefore)
  if (channels?.isEmailed)
    await emailNotification(notification, reader, {
      facts: template.facts?.(variables) ?? '',
      notBefore: channels.notBefore,
    })
}

/** Returns the variables for a reader: agents read the name of their talent. */
function variablesFor({ variables, talentName }: EventVariables, isOnBehalf: boolean): TemplateVariables {
  return isOnBehalf
    ? { ...variables, you: talentName, your: `${talentName}’s` }
    : { ...variables, you: 'you', your: 'your' }
}
