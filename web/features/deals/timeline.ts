import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

/** What was done, with %s in the place of the piece it was done to. */
const words: Record<string, string> = {
  'deal.open': 'The deal opened',
  'deal.approve': 'Everything is approved',
  'deal.complete': 'completed the deal',
  'deliverable.submit': 'sent %s',
  'deliverable.replace': 'replaced %s',
  'deliverable.request_changes': 'requested changes to %s',
  'deliverable.approve': 'approved %s',
  'deliverable.post': 'posted %s',
  'deliverable.confirm': 'confirmed the post for %s',
}

/** What happened on a deal, newest first, in the reader's words. Steps that only follow from others are left out. */
export function timelineOf(deal: DealDetails, side: Viewer): TimelineEntry[] {
  return deal.timeline
    .flatMap(({ event, subject, by, at }, index) => {
      const what = words[event]?.replace('%s', subject)
      if (!what) return []
      const isPlain = event === 'deal.open' || event === 'deal.approve'
      return [{ id: String(index), at, words: isPlain ? what : `${whoOf(by)} ${what}` }]
    })
    .toReversed()

  function whoOf(by: string): string {
    if (by === 'system') return 'Auto-approval'
    if (by === side) return 'You'
    return by === 'brand' ? deal.brand.companyName : deal.talent.displayName
  }
}
