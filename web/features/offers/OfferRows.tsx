import type { OfferCard } from '@marquee/contract/calls/offers'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { formatPrice } from '@marquee/contract/terms/price'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { nextActorOf, waitingForOf } from './next-actor.ts'

interface OfferRowsProps {
  side: Viewer
  offers: readonly OfferCard[]
  pathOf: (offerId: string) => string
}

/** Offers as rows: the other party, amount, version, next action and deadline. */
export function OfferRows({ side, offers, pathOf }: OfferRowsProps) {
  return (
    <RowList label="Offers">
      {offers.map((offer) => {
        const other = side === 'brand' ? offer.talent.displayName : offer.brand.companyName
        const picture = side === 'brand' ? offer.talent.avatarUrl : offer.brand.logoUrl
        const amount = formatPrice(offer.price, side === 'brand' ? 'payerPays' : 'talent')
        const { label, tone } = offerLifecycle.states[offer.status]
        const nextActor = nextActorOf(offer, side)
        return (
          <Row
            key={offer.id}
            to={pathOf(offer.id)}
            picture={<Avatar name={other} picture={picture} shape={side === 'brand' ? 'round' : 'square'} />}
            title={`${other} · ${amount}`}
            detail={
              <>
                {side === 'agent' && (
                  <>
                    <ForTalent name={offer.talent.displayName} picture={offer.talent.avatarUrl} />{' '}
                  </>
                )}
                {offer.campaign.title} · version {offer.versionNo}
              </>
            }
            state={
              nextActor === 'nobody' ? (
                <Status tone={tone}>{label}</Status>
              ) : (
                <NextActionBadge nextActor={nextActor} waitingFor={waitingForOf(offer, side)} />
              )
            }
            time={
              offer.expiresAt && nextActor !== 'nobody' ? (
                <>
                  expires <RelativeTime at={offer.expiresAt} />
                </>
              ) : (
                <RelativeTime at={offer.updatedAt} />
              )
            }
          />
        )
      })}
    </RowList>
  )
}
