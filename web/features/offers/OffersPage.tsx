import type { ReactNode } from 'react'
import { brandPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { OfferRows } from './OfferRows.tsx'
import { useOffers } from './offers.queries.ts'

interface OffersPageProps {
  side: Viewer
  pathOf: (offerId: string) => string
  /** The button shown when there are no offers. */
  emptyAction: ReactNode
  /** The talent filter of an agent and its selected talent. */
  filters?: ReactNode
  talentId?: string
}

const tabsOf = {
  brand: [
    { id: 'all', label: 'All' },
    { id: 'draft', label: 'Not sent' },
    { id: 'pending_brand', label: 'Action needed' },
    { id: 'pending_talent', label: 'Awaiting talent' },
    { id: 'accepted', label: 'Accepted' },
    { id: 'declined', label: 'Declined' },
    { id: 'expired', label: 'Expired' },
  ],
  talent: [
    { id: 'all', label: 'All' },
    { id: 'pending_talent', label: 'Action needed' },
    { id: 'pending_brand', label: 'Awaiting brand' },
    { id: 'accepted', label: 'Accepted' },
    { id: 'declined', label: 'Declined' },
    { id: 'expired', label: 'Expired' },
  ],
} as const

const leadTexts = {
  brand: 'Offers you’ve sent and their responses.',
  talent: 'Offers from brands. Both sides can see every version.',
  agent: 'Offers from brands to your talents. Both sides can see every version.',
} as const

/** All offers of the viewer, with the next action. */
export function OffersPage({ side, pathOf, emptyAction, filters, talentId = '' }: OffersPageProps) {
  const [status] = useUrlState('tab', 'all')
  const offers = useOffers(side, { status, talentId })
  const isAll = status === 'all' && talentId === ''
  return (
    <>
      <PageHeader
        title="Offers"
        lead={leadTexts[side]}
        actions={side === 'brand' && <ButtonLink to={brandPaths.ownTerms}>Your terms</ButtonLink>}
      />
      <UrlTabs label="Filter offers" tabs={tabsOf[sideOf(side)]} />
      {filters}
      <LoadedPages
        pages={offers}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title={isAll ? 'No offers yet' : 'No matching results'} action={isAll && emptyAction}>
            {side === 'brand'
              ? 'Offers you send appear here with every version.'
              : 'Offers from brands appear here as soon as they’re sent.'}
          </EmptyState>
        }
      >
        {(items) => <OfferRows side={side} offers={items} pathOf={pathOf} />}
      </LoadedPages>
    </>
  )
}
