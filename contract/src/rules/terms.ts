import {
  type DeliverableSpec,
  formatLabels,
  platformLabels,
  rightsChannelLabels,
  territoryLabels,
  type UsageRights,
} from '../calls/terms.ts'
import { plural } from './plural.ts'

/** Formats "reel" and 2 as "2 reels"; "story" and 2 as "2 stories". */
function countedFormat(format: DeliverableSpec['format'], quantity: number): string {
  const word = formatLabels[format]
  const many = word.endsWith('y') && quantity > 1 ? `${word.slice(0, -1)}ies` : plural(word, quantity)
  return `${quantity} ${many}`
}

/** Describes the work in a sentence: "1 reel and 2 stories". */
export function describeDeliverables(specs: readonly Pick<DeliverableSpec, 'format' | 'quantity'>[]): string {
  const counts = new Map<DeliverableSpec['format'], number>()
  for (const spec of specs) counts.set(spec.format, (counts.get(spec.format) ?? 0) + spec.quantity)
  return joinList([...counts].map(([format, quantity]) => countedFormat(format, quantity)))
}

/** Describes one deliverable with its platform: "Instagram, 2 stories"; a file has no platform. */
export function describeDeliverable(spec: Pick<DeliverableSpec, 'platform' | 'format' | 'quantity'>): string {
  const what = countedFormat(spec.format, spec.quantity)
  return spec.platform === 'file'
    ? `${what}, handed over as files`
    : `${platformLabels[spec.platform]}, ${what}`
}

/**
 * Describes what the brand may do: "on organic social for 30 days in the UK"; without a channel the brand may
 * not use the work itself.
 */
export function describeRights(rights: UsageRights): string {
  if (rights.channels.length === 0) return 'no use by the brand itself'
  const where = joinList(rights.channels.map((channel) => rightsChannelLabels[channel]))
  const extras = [rights.mayEdit ? 'may be edited' : '', rights.aiTraining ? 'may train AI' : ''].filter(
    Boolean,
  )
  const time = `${rights.days} ${plural('day', rights.days)}`
  return [`${where} for ${time} in ${territoryLabels[rights.territory]}`, ...extras].join('; ')
}

/** Returns the last day a draft is due, or null without deliverables. */
export function lastDraftDue(specs: readonly Pick<DeliverableSpec, 'draftDue'>[]): string | null {
  return (
    specs
      .map((spec) => spec.draftDue)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Joins texts as "one, two and three". */
export function joinList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
