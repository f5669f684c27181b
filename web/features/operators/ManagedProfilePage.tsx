import type { ManagedProfile } from '@marquee/contract/calls/operator-records'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { kindOfWorkLabels, kindsOfWork } from '@marquee/contract/rules/commission'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { operatorPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PartyLink } from '#ui/operators/PartyLink.tsx'
import { QueueItemsCard } from '#ui/operators/QueueItemsCard.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Status } from '#ui/Status.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { useManagedProfile } from './records.queries.ts'

/** A profile that an agency manages, as operators read it: agreements, deals, payouts and items of the queue. */
export function ManagedProfilePage({ talentId }: { talentId: string }) {
  return (
    <Loaded query={useManagedProfile(talentId)} skeleton={<PageSkeleton />}>
      {(profile) => (
        <>
          <PageHeader
            title={profile.name}
            back={{ label: 'Users', to: operatorPaths.users }}
            lead={`${profile.userId ? 'Claimed by the talent' : 'Managed profile without an account'} · created ${formatDate(profile.createdAt)}. Each opening is in the audit log.`}
            actions={
              profile.userId && (
                <ButtonLink kind="primary" to={operatorPaths.user(profile.userId)}>
                  Open user
                </ButtonLink>
              )
            }
          />
          <Columns
            ratio="even"
            main={
              <>
                <ProfileCard profile={profile} />
                <MandatesCard mandates={profile.mandates} />
                <DealsCard deals={profile.deals} />
              </>
            }
            side={
              <>
                <QueueItemsCard items={profile.queueItems} />
                <PayoutsCard payouts={profile.payouts} />
                <Card title="Timeline">
                  <Timeline
                    entries={profile.timeline.map(({ to, agency, at }, index) => ({
                      id: String(index),
                      at,
                      text: `Representation by ${agency}: ${mandateLifecycle.states[to].label}`,
                    }))}
                  />
                </Card>
              </>
            }
          />
        </>
      )}
    </Loaded>
  )
}

function ProfileCard({ profile }: { profile: ManagedProfile }) {
  const { headline, city, country, isListed, isErased } = profile
  return (
    <Card title="Profile">
      <KeyValues
        rows={[
          { label: 'Headline', value: headline || 'None' },
          { label: 'Place', value: [city, country].filter(Boolean).join(', ') },
          { label: 'In search', value: isListed ? 'Shown' : 'Hidden' },
          ...(isErased ? [{ label: 'Deleted', value: 'Personal data was deleted' }] : []),
        ]}
      />
    </Card>
  )
}

function MandatesCard({ mandates }: Pick<ManagedProfile, 'mandates'>) {
  return (
    <Card title="Agencies">
      {mandates.map(({ id, agency, status, isManaged, commission, startsOn, endsOn, invited }) => (
        <KeyValues
          key={id}
          rows={[
            { label: 'Agency', value: <PartyLink party={agency} /> },
            {
              label: 'State',
              value: `${mandateLifecycle.states[status].label}${isManaged ? ', manages the profile' : ''}`,
            },
            {
              label: 'Dates',
              value: `From ${formatDate(startsOn)}${endsOn ? ` to ${formatDate(endsOn)}` : ''}`,
            },
            {
              label: 'Commission',
              value: kindsOfWork
                .map((kind) => `${kindOfWorkLabels[kind]} ${formatBps(commission[kind])}`)
                .join(' · '),
            },
            { label: 'Invited to claim it', value: invited || 'Nobody yet' },
          ]}
        />
      ))}
    </Card>
  )
}

function DealsCard({ deals }: Pick<ManagedProfile, 'deals'>) {
  return (
    <Card title="Deals" tone={deals.length > 0 ? 'flush' : 'plain'}>
      {deals.length === 0 ? (
        <p>No deals yet.</p>
      ) : (
        <RowList label="Deals, newest first" isInCard>
          {deals.map(({ id, title, brand, status, amount, currency }) => (
            <Row
              key={id}
              to={operatorPaths.deal(id)}
              title={title}
              detail={`${brand} · ${formatMoney(amount, currency)}`}
              state={
                <Status tone={dealLifecycle.states[status].tone}>{dealLifecycle.states[status].label}</Status>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}

function PayoutsCard({ payouts }: Pick<ManagedProfile, 'payouts'>) {
  return (
    <Card title="Payouts" tone={payouts.length > 0 ? 'flush' : 'plain'}>
      {payouts.length === 0 ? (
        <p>Nothing earned yet.</p>
      ) : (
        <RowList label="Payouts, newest first" isInCard>
          {payouts.map(({ id, title, dealId, status, amount, currency, reason }) => (
            <Row
              key={id}
              to={operatorPaths.deal(dealId)}
              title={`${formatMoney(amount, currency)}, ${title}`}
              detail={reason}
              state={
                <Status tone={payoutLifecycle.states[status].tone}>
                  {payoutLifecycle.states[status].label}
                </Status>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
