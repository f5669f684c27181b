import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { byCurrency } from './by-currency.ts'
import { CurrencyCard } from './CurrencyCard.tsx'
import { useTalentEarnings, useTalentPayouts } from './earnings.queries.ts'
import { PayoutsCard } from './PayoutsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'

interface TalentEarningsProps {
  talent: { id: string; displayName: string }
  dealPath: (dealId: string) => string
}

/** The payouts of a roster talent, as their agent sees them: the talent's share after commission. */
export function TalentEarnings({ talent, dealPath }: TalentEarningsProps) {
  const payouts = useTalentPayouts(talent.id)
  return (
    <Loaded
      query={useTalentEarnings(talent.id)}
      skeleton={<PageSkeleton />}
      isEmpty={({ totals }) => totals.length === 0}
      empty={
        <EmptyState title="No earnings yet">
          When a brand pays for work of {talent.displayName}, you’ll see the amount held for them and its
          payout date here.
        </EmptyState>
      }
    >
      {(earnings) => (
        <Columns
          main={
            <>
              {byCurrency(earnings, new Date()).map((one) => (
                <CurrencyCard key={one.currency} reader="agentOfTalent" earnings={one} />
              ))}
              <PayoutsCard reader="agentOfTalent" payouts={payouts} dealPath={dealPath} />
            </>
          }
          side={<UpcomingCard reader="agentOfTalent" upcoming={earnings.upcoming} dealPath={dealPath} />}
        />
      )}
    </Loaded>
  )
}
