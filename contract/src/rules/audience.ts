import { z } from 'zod'
import { formatBps } from './fee.ts'

/** The age groups to choose from, of which most of an audience has one. */
export const audienceAges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55'] as const

/** Names an age group: “25 to 34”, “55 and older”. */
export function ageLabel(age: (typeof audienceAges)[number]): string {
  return age === '55' ? '55 and older' : age.replace('-', ' to ')
}

const share = () => z.number().int().min(0).max(10_000, 'This is at most 100%.').nullable()

/** Who follows a talent, as the talent states it: shares in basis points, null where they are not stated, and the main age group or nothing. */
export const audience = z.strictObject({
  ukBps: share(),
  womenBps: share(),
  age: z.enum([...audienceAges, '']),
})
export type Audience = z.output<typeof audience>

export const unstatedAudience: Audience = { ukBps: null, womenBps: null, age: '' }

/** One statement about an audience. */
export interface AudienceLine {
  label: string
  value: string
  /** The share of the audience that the value is, in basis points; null where it is none. */
  shareBps: number | null
}

/** Returns what is stated about an audience. */
export function audienceLines({ ukBps, womenBps, age }: Audience): AudienceLine[] {
  const shareLine = (label: string, bps: number | null): AudienceLine[] =>
    bps === null ? [] : [{ label, value: formatBps(bps), shareBps: bps }]
  return [
    ...shareLine('UK audience', ukBps),
    ...shareLine('Female followers', womenBps),
    ...(age === '' ? [] : [{ label: 'Main age group', value: ageLabel(age), shareBps: null }]),
  ]
}
