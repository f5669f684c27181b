import type { DealCard } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { formatPrice } from '@marquee/contract/terms/price'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'

interface DealRowsProps {
  side: Viewer
  deals: readonly DealCard[]
  pathOf: (dealId: string) => string
}

/** Deals as rows: the other party, the next step, progress, next action and deadline. */
export function DealRows({ side, deals, pathOf }: DealRowsProps) {
  return (
    <RowList label="Deals">
      {deals.map((deal) => {
        const other = side === 'brand' ? deal.talent.displayName : deal.brand.companyName
        const picture = side === 'brand' ? deal.talent.avatarUrl : deal.brand.logoUrl
        const amount = formatPrice(deal.price, side === 'brand' ? 'payerPays' : 'talent')
        const { label, tone } = dealLifecycle.states[deal.status]
        return (
          <Row
            key={deal.id}
            to={pathOf(deal.id)}
            picture={<Avatar name={other} picture={picture} shape={side === 'brand' ? 'round' : 'square'} />}
            title={`${other} · ${deal.campaign.title}`}
            detail={
              <>
                {side === 'agent' && (
                  <>
                    <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />{' '}
                  </>
                )}
                {deal.next.text} · {deal.progress.done} of {deal.progress.all} approved · {amount}
              </>
            }
            state={
              deal.nextActor === sideOf(side) ? (
                <NextActionBadge nextActor="you" />
              ) : deal.nextActor === 'brand' || deal.nextActor === 'talent' ? (
                <NextActionBadge nextActor="other" waitingFor={other} />
              ) : (
                <Status tone={tone}>{label}</Status>
              )
            }
            time={
              deal.next.dueAt ? (
                <RelativeTime at={deal.next.dueAt} />
              ) : (
                deal.completedAt && <RelativeTime at={deal.completedAt} />
              )
            }
          />
        )
      })}
    </RowList>
  )
}
