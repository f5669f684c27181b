import { applicationLifecycle, labelForTalent } from '@marquee/contract/lifecycles/application'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { ReactNode } from 'react'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { type ApplicationFilter, useOwnApplications } from './applications.queries.ts'

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'submitted', label: 'Submitted' },
  { id: 'shortlisted', label: 'Shortlisted' },
  { id: 'offered', label: 'Offer received' },
  { id: 'hired', label: 'Hired' },
  { id: 'declined', label: 'Declined' },
]

interface OwnApplicationsPageProps {
  side: ApplicationFilter
  pathOf: (applicationId: string) => string
  emptyAction: ReactNode
  /** The talent filter of an agent and its selected talent. */
  filters?: ReactNode
  talentId?: string
}

/** All applications of the viewer with their status. */
export function OwnApplicationsPage({
  side,
  pathOf,
  emptyAction,
  filters,
  talentId = '',
}: OwnApplicationsPageProps) {
  const [status] = useUrlState('tab', 'all')
  const applications = useOwnApplications(side, status, talentId)
  const rules = usePriceRules()
  const isAll = status === 'all' && talentId === ''
  return (
    <>
      <PageHeader title="Applications" lead="Track your applications and responses." />
      <UrlTabs label="Filter applications" tabs={tabs} />
      {filters}
      <LoadedPages
        pages={applications}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={isAll ? 'No applications yet' : 'No matching results'}
            action={isAll && emptyAction}
          >
            Your applications and the brands’ responses appear here.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList label="Applications">
            {items.map(
              ({ id, campaign, talent, agency, status: state, proposedFee, currency, updatedAt }) => (
                <Row
                  key={id}
                  to={pathOf(id)}
                  picture={
                    <Avatar
                      name={campaign.brand.companyName}
                      picture={campaign.brand.logoUrl}
                      shape="square"
                    />
                  }
                  title={campaign.title}
                  detail={
                    <>
                      {side === 'agent' && (
                        <>
                          <ForTalent name={talent.displayName} picture={talent.avatarUrl} />{' '}
                        </>
                      )}
                      {campaign.brand.companyName}
                      {proposedFee !== null &&
                        ` · ${side === 'talent' ? 'you asked to earn' : 'asked to earn'} ${formatMoney(previewPrice(proposedFee, currency, rules).talent, currency)}`}
                      {side === 'talent' && agency && ` · sent by ${agency.name}`}
                    </>
                  }
                  state={
                    <Status tone={applicationLifecycle.states[state].tone}>{labelForTalent(state)}</Status>
                  }
                  time={<RelativeTime at={updatedAt} />}
                />
              ),
            )}
          </RowList>
        )}
      </LoadedPages>
    </>
  )
}
