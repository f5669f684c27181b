import type { AgencyCard, MandateView } from '@marquee/contract/calls/mandates'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { formatDate } from '@marquee/contract/rules/dates'
import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { type ActivityPaths, AgentActivityCard } from './AgentActivityCard.tsx'
import { MandateRequest } from './MandateRequest.tsx'
import { PresentMandate } from './PresentMandate.tsx'
import { useMandates } from './roster.queries.ts'

interface RepresentationPageProps {
  paths: ActivityPaths
  /** Renders the menu that reports an agency, and blocks one that does not represent the talent. */
  menuOf: (agency: AgencyCard, isPresent: boolean) => ReactNode
}

/** Representation requests, present agencies, and everything done on the talent's behalf. */
export function RepresentationPage({ paths, menuOf }: RepresentationPageProps) {
  const mandates = useMandates()
  const name = useUser().name
  return (
    <>
      <PageHeader
        title="Representation"
        lead="You decide what agencies may do on your behalf, and you can see everything they do."
      />
      <Stack>
        <LoadedPages
          pages={mandates}
          skeleton={<PageSkeleton />}
          empty={
            <EmptyState title="You’re not represented">
              When an agency wants to represent you, its terms appear here.
            </EmptyState>
          }
        >
          {(items) => <Mandates items={items} talent={name} menuOf={menuOf} />}
        </LoadedPages>
        {mandates.items.length > 0 && <AgentActivityCard paths={paths} />}
      </Stack>
    </>
  )
}

interface MandatesProps extends Pick<RepresentationPageProps, 'menuOf'> {
  items: readonly MandateView[]
  talent: string
}

function Mandates({ items, talent, menuOf }: MandatesProps) {
  const isPresent = ({ status }: MandateView) => status === 'active'
  const present = items.filter(isPresent)
  const isRepresenting = ({ id }: AgencyCard) => present.some(({ agency }) => agency.id === id)
  const past = items.filter(({ status }) => status === 'ended' || status === 'refused')
  return (
    <Stack>
      {items
        .filter(({ status }) => status === 'invited')
        .map((mandate) => (
          <MandateRequest
            key={mandate.id}
            mandate={mandate}
            talent={talent}
            isRenewal={isRepresenting(mandate.agency)}
            menu={menuOf(mandate.agency, isRepresenting(mandate.agency))}
          />
        ))}
      {present.map((mandate) => (
        <PresentMandate
          key={mandate.id}
          mandate={mandate}
          talent={talent}
          menu={menuOf(mandate.agency, true)}
        />
      ))}
      {past.length > 0 && (
        <Card title="Past representation" tone="flush">
          <RowList label="Past representation" isInCard>
            {past.map(({ id, agency, status, startsAt, endedAt }) => (
              <Row
                key={id}
                picture={<Avatar name={agency.name} picture={agency.logoUrl} shape="square" />}
                title={agency.name}
                detail={
                  status === 'refused' ? 'You declined.' : `${formatDate(startsAt)} to ${formatDate(endedAt)}`
                }
                state={
                  <Status tone={mandateLifecycle.states[status].tone}>
                    {mandateLifecycle.states[status].label}
                  </Status>
                }
                action={menuOf(agency, isRepresenting(agency))}
              />
            ))}
          </RowList>
        </Card>
      )}
    </Stack>
  )
}
