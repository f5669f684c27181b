import type { EventName, Events } from '@marquee/contract/events'
import { type NoticeFacts, type NoticeWords, notices } from '@marquee/contract/notices'
import { mail } from '../../platform/mail.ts'
import { publicUrl } from '../../platform/public-url.ts'
import { push } from '../../platform/realtime.ts'
import { type Gathered, gatherFacts } from './notice-facts.ts'
import { addNotification, listSettings, type NotificationRow } from './notifications.store.ts'
import { pathOf } from './place-path.ts'
import { type Reader, readersOf } from './readers-of.ts'

/** What is older than this is read in the app; a mail about it would only be late. Milliseconds. */
const MAIL_AGE_MS = 86_400_000

interface Happened {
  eventId: string
  at: Date
  /** The account at the keys. */
  actor: string
}

/** Tells everybody an event concerns what they did not do themselves: a row each, their open screens, and a mail where they want one. */
export async function tell<N extends EventName>(name: N, payload: Events[N], happened: Happened, now: Date): Promise<void> {
  const gathered = await gatherFacts(payload)
  for (const row of notices[name]) {
    const asked = row.when?.(payload, { ...gathered.facts, you: '', your: '' }) ?? true
    if (!asked) continue
    for (const reader of await readersOf({ to: row.to, payload, ...happened }))
      await tellOne(row, row.id(payload), { reader, gathered, happened, now })
  }
}

interface Telling {
  reader: Reader
  gathered: Gathered
  happened: Happened
  now: Date
}

async function tellOne(row: NoticeWords, placeId: string | null, { reader, gathered, happened, now }: Telling): Promise<void> {
  const isForSomebody = row.to === 'talent' && reader.role === 'talentagent'
  const text = row.words(factsFor(gathered, isForSomebody))
  const imageUrl = row.to === 'brand' || row.to === 'agency' ? gathered.talentImage : gathered.brandImage
  const told: Omit<NotificationRow, 'id'> = {
    ...{ accountId: reader.id, eventId: Number(happened.eventId), kind: row.kind, text, imageUrl, place: row.place, placeId },
    ...{ talentName: isForSomebody ? gathered.talentName : null, createdAt: happened.at, readAt: null },
  }
  if (!(await addNotification(told))) return
  push([reader.id], 'refresh', { topics: ['notifications'] })
  if (row.mail && now.getTime() - happened.at.getTime() < MAIL_AGE_MS) await mailOne(row, told, reader)
}

/** In the words of the reader: agents read the name of the talent whose agent they are. */
function factsFor({ facts, talentName }: Gathered, isForSomebody: boolean): NoticeFacts {
  return isForSomebody ? { ...facts, you: talentName, your: `${talentName}’s` } : { ...facts, you: 'you', your: 'your' }
}

async function mailOne(
  row: NoticeWords,
  { accountId, eventId, text, placeId, talentName }: Omit<NotificationRow, 'id'>,
  reader: Reader,
): Promise<void> {
  const unwanted = (await listSettings(accountId)).some((setting) => setting.kind === row.kind && !setting.mail)
  if (unwanted) return
  const link = publicUrl(pathOf(reader.role, row.place, placeId))
  const subject = talentName ? `${text} (for ${talentName})` : text
  await mail({
    ...{ to: reader.email, subject, key: `notice-${eventId}-${accountId}` },
    text: `Hello ${reader.name},\n\n${text}.\n\nSee it here: ${link}`,
    choiceUrl: publicUrl(pathOf(reader.role, 'settings', null)),
  })
}
