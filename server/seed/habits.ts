import type { DayRange } from '@marquee/contract/rules/time-off'
import { dayFromNow } from './act-as.ts'
import { randomOf } from './pictures.ts'

/** How one talent works. */
interface Habits {
  /** The usual hours until the talent answers an offer. */
  replyHours: number
  /** The languages besides English. */
  speaks?: readonly string[]
  /** So many days from today the talent takes no work. */
  awayFor?: number
}

/** The habits of the talents with a public page, by their name. */
const habits: Readonly<Record<string, Habits>> = {
  'Maya Okafor': { replyHours: 5 },
  'Leo Hartmann': { replyHours: 22, speaks: ['German'] },
  'Ana Ruiz': { replyHours: 9, speaks: ['Spanish'] },
  'Tom Bailey': { replyHours: 38 },
  'Priya Nair': { replyHours: 2, speaks: ['Hindi', 'Malayalam'] },
  'Jonas Weber': { replyHours: 31, speaks: ['German'] },
  'Ella Moreau': { replyHours: 12, speaks: ['French'] },
  'Idris Khan': { replyHours: 26, speaks: ['Urdu'], awayFor: 17 },
  'Nia Evans': { replyHours: 7, speaks: ['Welsh'] },
  'Callum Fraser': { replyHours: 15, awayFor: 38 },
  'Zara Ali': { replyHours: 3, speaks: ['Urdu'] },
  'Owen Hughes': { replyHours: 17, awayFor: 24 },
  'Freya Lind': { replyHours: 8, speaks: ['Swedish'] },
  'Kofi Mensah': { replyHours: 11, speaks: ['Twi'] },
  'Isla Reid': { replyHours: 6 },
  'Mateo Silva': { replyHours: 29, speaks: ['Portuguese'] },
  'Ruby Walker': { replyHours: 19 },
  'Sami Haddad': { replyHours: 20, speaks: ['Arabic'] },
}

/** The talent answers one offer sooner than another. */
const paces = [1, 0.8, 1.3, 0.9, 1.15] as const

/** No answer takes longer, because an offer expires after 72 hours. */
const MAX_REPLY_HOURS = 60

/** Returns after how many days a talent answers their n-th offer; those without a page of their own by chance, in 2 to 40 hours. */
export function replyDaysOf(name: string, n: number): number {
  const hours = habits[name]?.replyHours ?? 2 + randomOf(`${name} replies`)() * 38
  return Math.min(hours * (paces[n % paces.length] ?? 1), MAX_REPLY_HOURS) / 24
}

/** Returns the languages of a talent, English first. */
export const languagesOf = (name: string): string[] => ['English', ...(habits[name]?.speaks ?? [])]

/** Returns when a talent takes no work: since some days before today, for weeks. */
export function timeOffOf(name: string): DayRange[] {
  const days = habits[name]?.awayFor
  return days === undefined ? [] : [{ from: dayFromNow(-3), to: dayFromNow(days) }]
}
