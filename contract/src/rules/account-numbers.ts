import { formatDate } from './dates.ts'
import { formatBps } from './fee.ts'
import { capitalise } from './wording.ts'

/** Where the number of followers of a social account comes from, in words. */
export const numberSources = {
  stated: 'self-declared',
  verified: 'checked by Marquee',
  connected: 'read from the account',
} as const
export type NumberSource = keyof typeof numberSources
export const numberSourceKeys = ['stated', 'verified', 'connected'] as const satisfies readonly NumberSource[]

/** The most followers that an account can have here. */
export const MAX_FOLLOWERS = 2_000_000_000

/** A number with its source, and the day on which it was stated, seen or read. */
export interface SourcedNumber {
  /** What it is about, such as `Instagram` or `audience`. */
  name: string
  source: NumberSource
  on: string
}

/**
 * Returns where numbers come from: "Self-declared, 28 Sep, 2026." for one source and day, and otherwise a sentence for each:
 * "Instagram: checked by Marquee, 23 Oct, 2026. TikTok, audience: self-declared, 28 Sep, 2026."
 */
export function describeSources(numbers: readonly SourcedNumber[]): string {
  const names = new Map<string, string[]>()
  for (const { name, source, on } of numbers) {
    const words = `${numberSources[source]}, ${formatDate(on)}`
    const known = names.get(words) ?? []
    names.set(words, known.includes(name) ? known : [...known, name])
  }
  return [...names]
    .map(([words, of]) => `${capitalise(names.size === 1 ? words : `${of.join(', ')}: ${words}`)}.`)
    .join(' ')
}

/** Returns an engagement, which is in basis points, as a percentage with one decimal at most: 562 is "5.6%". */
export const formatEngagement = (bps: number): string => formatBps(Math.round(bps / 10) * 10)
