import {
  type DeliverableSpec,
  formatLabels,
  platformLabels,
  rightsChannelLabels,
  territoryLabels,
  type UsageRights,
} from '../calls/terms.ts'
import { plural } from './plural.ts'

/** "reel" and 2 as "2 reels"; "story" as "2 stories". */
function countedFormat(format: DeliverableSpec['format'], quantity: number): string {
  const word = formatLabels[format]
  const many = word.endsWith('y') && quantity > 1 ? `${word.slice(0, -1)}ies` : plural(word, quantity)
  return `${quantity} ${many}`
}

/** The work as a sentence says it: "1 reel and 2 stories". */
export function describeDeliverables(specs: readonly Pick<DeliverableSpec, 'format' | 'quantity'>[]): string {
  const counts = new Map<DeliverableSpec['format'], number>()
  for (const spec of specs) counts.set(spec.format, (counts.get(spec.format) ?? 0) + spec.quantity)
  return joinList([...counts].map(([format, quantity]) => countedFormat(format, quantity)))
}

/** One line of work with its place: "Instagram, 2 stories"; a file has no place. */
export function describeDeliverable(spec: Pick<DeliverableSpec, 'platform' | 'format' | 'quantity'>): string {
  const what = countedFormat(spec.format, spec.quantity)
  return spec.platform === 'file'
    ? `${what}, handed over as files`
    : `${platformLabels[spec.platform]}, ${what}`
}

/** What the brand may do: "on organic social for 30 days in the UK"; without a channel it may not use the work itself. */
export function describeRights(rights: UsageRights): string {
  if (rights.channels.length === 0) return 'no use by the brand itself'
  const where = joinList(rights.channels.map((channel) => rightsChannelLabels[channel]))
  const extras = [rights.mayEdit ? 'may be edited' : '', rights.aiTraining ? 'may train AI' : ''].filter(
    Boolean,
  )
  const time = `${rights.days} ${plural('day', rights.days)}`
  return [`${where} for ${time} in ${territoryLabels[rights.territory]}`, ...extras].join('; ')
}

/** The last day a draft is due, or null without work. */
export function lastDraftDue(specs: readonly Pick<DeliverableSpec, 'draftDue'>[]): string | null {
  return (
    specs
      .map((spec) => spec.draftDue)
      .toSorted()
      .at(-1) ?? null
  )
}

/** "one, two and three". */
export function joinList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
