import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Side } from '#lib/side.ts'
import { Notice } from '#ui/Notice.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'

/** The agency has said yes and the talent has the last word: who waits for whom. */
export function ConsentNotice({ side, offer: { consent, talent } }: { side: Side; offer: OfferDetails }) {
  if (!consent || side === 'brand') return null
  return (
    <div role="status">
      <Notice tone="action">
        {side === 'talent' ? (
          <>
            <strong>{consent.by || 'Your agency'} has said yes for you. Confirm?</strong> You were asked{' '}
            <RelativeTime at={consent.askedAt} />. Nothing counts before you confirm; you can also counter or
            reject.
          </>
        ) : (
          <>
            <strong>{talent.displayName} is asked to confirm.</strong> Asked{' '}
            <RelativeTime at={consent.askedAt} />. The offer is accepted the moment they do.
          </>
        )}
      </Notice>
    </div>
  )
}
