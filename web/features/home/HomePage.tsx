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
  /** Shown instead of the list when it is empty. */
  calm: ReactNode
  /** A message above the list about something that is not in it. */
  notice?: ReactNode
}

/** The home page: what needs the viewer's attention as a list, not as counters. */
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
