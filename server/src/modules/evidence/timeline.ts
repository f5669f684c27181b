import type { DealDetails } from '@marquee/contract/calls/deals'
import { dealTimelineTexts } from '@marquee/contract/events/deal-timeline'
import { fillSubject } from '@marquee/contract/rules/deliverable-title'

/** Returns an entry of a deal's timeline with the names of both sides; null for steps that only follow from others. */
export function sentenceOf(
  { event, subject, by }: DealDetails['timeline'][number],
  { brand, talent }: Pick<DealDetails, 'brand' | 'talent'>,
): string | null {
  const names: Record<string, string> = { brand: brand.companyName, talent: talent.displayName }
  const text = dealTimelineTexts[`${event} by ${by}`] ?? dealTimelineTexts[event]
  return text === undefined ? null : fillSubject(text.replace('{actor}', names[by] ?? 'Marquee'), subject)
}
