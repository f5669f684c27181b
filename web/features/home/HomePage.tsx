import type { Home } from '@marquee/contract/calls/home'
import { formatDate } from '@marquee/contract/rules/dates'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Columns } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { headline } from './headline.ts'
import { useHome, useSetUp } from './home.queries.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { HiddenSetUp, SetUpCard } from './SetUpCard.tsx'
import { nextStepOf, stepsOf } from './set-up.ts'
import { TaskList } from './TaskList.tsx'
import { WaitingCard } from './WaitingCard.tsx'

/** Only a new account sees it. */
const ExpectCard = lazy(() => import('./ExpectCard.tsx').then((file) => ({ default: file.ExpectCard })))

interface HomePageProps {
  side: Viewer
  /** The name that is welcomed and set up: the company, the talent or the agency. */
  name: string
  /**
   * The page’s own actions. The last one is primary, unless the next step of the set-up is: a page has one primary button.
   */
  actions: (kind: 'primary' | 'plain') => ReactNode
  /** Shown instead of the list when it is empty. */
  calm: ReactNode
  /** A message above the list about something that is not in it. */
  notice?: ReactNode
  /** What it costs to be here; above the set-up steps. */
  price?: ReactNode
  /** Beside the set-up steps of an account without any work. */
  example?: ReactNode
}

/** The home page: the set-up steps of a new account, then what needs the viewer's attention as a list. */
export function HomePage({ side, name, actions, calm, notice, price, example }: HomePageProps) {
  const home = useHome(side)
  const setUp = useSetUp()
  const today = formatDate(new Date())
  const isUnfinished = setUp.data?.steps.some(({ isDone }) => !isDone) ?? false
  const isSettingUp = isUnfinished && setUp.data?.isDismissed === false
  const next = isSettingUp && setUp.data ? nextStepOf(stepsOf(side, setUp.data)) : undefined
  // A step that can wait leaves the first place to the actions of the page.
  const isStepFirst = next !== undefined && !next.isOptional
  const count = home.data?.yours.length
  const isNew = isSettingUp && home.data !== undefined && hasNoWork(home.data)
  return (
    <>
      <PageHeader
        title={isNew ? `Welcome, ${name}` : count === undefined ? 'Home' : headline(count)}
        lead={
          count && home.data?.theirs.length
            ? `${today}. You’re waiting on others for everything else.`
            : today
        }
        actions={
          (!isNew || (setUp.data && !isStepFirst)) &&
          actions(setUp.data && !isStepFirst ? 'primary' : 'plain')
        }
      />
      <Loaded
        query={setUp.isPending ? { ...home, data: undefined } : home}
        skeleton={<RowsSkeleton count={4} />}
      >
        {({ yours, theirs, money }) => {
          const steps = isSettingUp && setUp.data && (
            <SetUpCard
              side={side}
              setUp={setUp.data}
              title={side === 'talent' ? 'Set up your profile' : `Set up ${name}`}
            />
          )
          return (
            <Stack>
              {isSettingUp && price}
              {notice}
              {yours.length > 0 && <TaskList side={side} tasks={yours} />}
              {yours.length === 0 && !isSettingUp && calm}
              {isUnfinished && setUp.data?.isDismissed && <HiddenSetUp side={side} setUp={setUp.data} />}
              {isNew ? (
                <Columns
                  main={steps}
                  side={
                    <Suspense>
                      <ExpectCard side={side} />
                      {example}
                    </Suspense>
                  }
                />
              ) : (
                <>
                  {steps}
                  <Columns
                    main={<MoneyCard side={side} money={money} />}
                    side={<WaitingCard side={side} tasks={theirs} />}
                  />
                </>
              )}
            </Stack>
          )
        }}
      </Loaded>
    </>
  )
}

/** Returns whether this account has nothing but drafts: no work, no money, nobody to wait for. */
function hasNoWork({ yours, theirs, money, counts }: Home): boolean {
  const open = counts.applications + counts.offers + counts.deals + counts.campaigns
  return (
    open === 0 && money.length === 0 && theirs.length === 0 && yours.every(({ kind }) => kind === 'campaign')
  )
}
