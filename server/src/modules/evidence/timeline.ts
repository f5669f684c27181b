import type { DealDetails } from '@marquee/contract/calls/deals'
import { cancellationEvents } from '@marquee/contract/events/cancellations'
import { dealEvents } from '@marquee/contract/events/deals'
import { deliverableEvents } from '@marquee/contract/events/deliverables'
import { disputeEvents } from '@marquee/contract/events/disputes'
import { timelineTexts } from '@marquee/contract/events/index'
import { postCheckEvents } from '@marquee/contract/events/post-checks'

const texts = timelineTexts({
  ...dealEvents,
  ...deliverableEvents,
  ...cancellationEvents,
  ...disputeEvents,
  ...postCheckEvents,
})

/** Returns an entry of a deal's timeline with the names of both sides; null for steps that only follow from others. */
export function sentenceOf(
  { event, subject, by }: DealDetails['timeline'][number],
  { brand, talent }: Pick<DealDetails, 'brand' | 'talent'>,
): string | null {
  const names: Record<string, string> = { brand: brand.companyName, talent: talent.displayName }
  const text = texts[`${event} by ${by}`] ?? texts[event]
  return text?.replace('{actor}', names[by] ?? 'Marquee').replace('{subject}', subject) ?? null
}
