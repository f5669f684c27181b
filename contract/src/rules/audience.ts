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

/** Returns what is stated about an audience, a label and a value each. */
export function audienceLines({ ukBps, womenBps, age }: Audience): { label: string; value: string }[] {
  return [
    ...(ukBps === null ? [] : [{ label: 'UK audience', value: formatBps(ukBps) }]),
    ...(womenBps === null ? [] : [{ label: 'Female followers', value: formatBps(womenBps) }]),
    ...(age === '' ? [] : [{ label: 'Main age group', value: ageLabel(age) }]),
  ]
}
