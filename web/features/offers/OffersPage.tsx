import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { OfferRows } from './OfferRows.tsx'
import { type Side, useOffers } from './offers.queries.ts'

interface OffersPageProps {
  side: Side
  pathOf: (offerId: string) => string
  /** Where offers come from, when there are none. */
  emptyAction: ReactNode
}

const tabsOf = {
  brand: [
    { id: 'all', label: 'All' },
    { id: 'draft', label: 'Not sent' },
    { id: 'pending_brand', label: 'With you' },
    { id: 'pending_talent', label: 'With the talent' },
    { id: 'accepted', label: 'Accepted' },
    { id: 'declined', label: 'Declined' },
    { id: 'expired', label: 'Expired' },
  ],
  talent: [
    { id: 'all', label: 'All' },
    { id: 'pending_talent', label: 'With you' },
    { id: 'pending_brand', label: 'With the brand' },
    { id: 'accepted', label: 'Accepted' },
    { id: 'declined', label: 'Declined' },
    { id: 'expired', label: 'Expired' },
  ],
} as const

/** Every offer of one side, with whose turn it is. */
export function OffersPage({ side, pathOf, emptyAction }: OffersPageProps) {
  const [status] = useUrlState('tab', 'all')
  const offers = useOffers(side, status)
  const lead =
    side === 'brand' ? 'What you offered, and what came back.' : 'What brands offer you. Each version stays visible to both sides.'
  return (
    <>
      <PageHeader title="Offers" lead={lead} />
      <UrlTabs label="Which offers" tabs={tabsOf[side]} />
      <LoadedPages
        pages={offers}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title={status === 'all' ? 'No offers yet' : 'None of these'} action={status === 'all' && emptyAction}>
            {side === 'brand'
              ? 'Offers you send appear here with every version.'
              : 'Offers from brands appear here the moment they are sent.'}
          </EmptyState>
        }
      >
        {(items) => <OfferRows side={side} offers={items} pathOf={pathOf} />}
      </LoadedPages>
    </>
  )
}
