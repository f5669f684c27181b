import type { Craft } from './crafts.ts'

/** What differs from the usual craft of their position, for the talents with a public page who share a niche with another one or have a new one. */
export const ownCrafts: Readonly<Record<string, Partial<Craft>>> = {}
