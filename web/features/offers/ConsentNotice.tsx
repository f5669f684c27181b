import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'

/** Shown after the agency has accepted and while the talent must confirm: who waits for whom. */
export function ConsentNotice({ side, offer: { consent, talent } }: { side: Viewer; offer: OfferDetails }) {
  if (!consent || side === 'brand') return null
  return (
    <div role="status">
      <Callout tone="action">
        {side === 'talent' ? (
          <>
            <strong>{consent.by || 'Your agency'} has accepted on your behalf. Confirm?</strong> You were
            asked <RelativeTime at={consent.askedAt} />. Nothing is binding until you confirm. You can also
            make a counter-offer or decline.
          </>
        ) : (
          <>
            <strong>{talent.displayName} is asked to confirm.</strong> Asked{' '}
            <RelativeTime at={consent.askedAt} />. The offer is accepted when they confirm.
          </>
        )}
      </Callout>
    </div>
  )
}
