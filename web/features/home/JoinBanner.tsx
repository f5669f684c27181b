import { useMarket } from '#lib/use-market.ts'
import { PriceBanner } from '#ui/PriceBanner.tsx'

/** What Marquee costs a talent: nothing to join, and the fee of each deal. */
export function JoinBanner() {
  const market = useMarket().data
  if (!market) return null
  return (
    <PriceBanner figure="£0" unit="to join" title="Free to join, no subscription">
      Marquee keeps {market.formatBps} of the price before VAT. Every offer shows what you earn after that,
      before you accept.
    </PriceBanner>
  )
}
