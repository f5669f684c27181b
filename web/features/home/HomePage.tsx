import type { ReactNode } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Columns } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { headline } from './headline.ts'
import { useHome } from './home.queries.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { TaskList } from './TaskList.tsx'
import { WaitingCard } from './WaitingCard.tsx'

interface HomePageProps {
  side: Viewer
  actions: ReactNode
  /** In the place of the list when nothing waits. */
  calm: ReactNode
  /** Above the list: a word about something that is not on it. */
  notice?: ReactNode
}

/** What needs me now: the list itself, not a wall of counters. */
export function HomePage({ side, actions, calm, notice }: HomePageProps) {
  const home = useHome(side)
  const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(),
  )
  const count = home.data?.yours.length
  return (
    <>
      <PageHeader
        title={count === undefined ? 'Home' : headline(count)}
        lead={count ? `${today}. You’re waiting on others for everything else.` : today}
        actions={actions}
      />
      <Loaded query={home} skeleton={<RowsSkeleton count={4} />}>
        {({ yours, theirs, money }) => (
          <Stack>
            {notice}
            {yours.length > 0 ? <TaskList side={side} tasks={yours} /> : calm}
            <Columns
              main={<MoneyCard side={side} money={money} />}
              side={<WaitingCard side={side} tasks={theirs} />}
            />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
