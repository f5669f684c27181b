import type { QueueItem } from '@marquee/contract/calls/queue'
import { currencies, formatMoney } from '@marquee/contract/rules/currency'
import { queueKindNames, queueKinds } from '@marquee/contract/rules/queue-kinds'
import { operatorPaths } from '#lib/paths.ts'
import { useListKeys } from '#lib/use-list-keys.ts'
import { useNow } from '#lib/use-now.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './QueuePage.module.css'
import { useQueue } from './queue.queries.ts'
import { groupsOf, headingOf, postponedGroupsOf } from './queue-groups.ts'

interface QueuePageProps {
  /** The signed-in operator. */
  operatorId: string
}

/** What an empty list says. */
const emptyTexts = {
  waiting: {
    title: 'Nothing is waiting',
    text: 'Campaigns to review, money that cannot move and other decisions appear here.',
  },
  postponed: { title: 'Nothing is postponed', text: 'Postponed items wait here until their date.' },
} as const

/** Everything that waits for an operator, the earliest due first, by kind, by assignee, waiting or postponed. */
export function QueuePage({ operatorId }: QueuePageProps) {
  const queue = useQueue()
  const now = useNow()
  const [kind, setKind] = useUrlState('kind')
  const [taken, setTaken] = useUrlState('assigned')
  const [state, setState] = useUrlState('state')
  const waiting = queue.data?.items ?? []
  const postponed = queue.data?.postponed ?? []
  const isPostponed = state === 'postponed'
  const all = isPostponed ? postponed : waiting
  const list = useListKeys()
  const shown = all.filter((item) => (kind ? item.kind === kind : true) && isTakenAs(item, taken, operatorId))
  return (
    <>
      <PageHeader
        title={isPostponed ? 'Postponed' : queue.data ? headingOf(groupsOf(waiting, now)) : 'Queue'}
        lead={leadOf(all, queue.data?.hasMore ?? false)}
      />
      <FilterBar>
        <SelectField
          label="Kind"
          placeholder="All kinds"
          value={kind}
          onChange={(value) => setKind(value)}
          options={queueKindNames.map((name) => ({
            value: name,
            label: `${queueKinds[name].label} (${all.filter((item) => item.kind === name).length})`,
          }))}
        />
        <SelectField
          label="Assigned to"
          placeholder="Anyone"
          value={taken}
          onChange={(value) => setTaken(value)}
          options={[
            { value: 'me', label: 'Me' },
            { value: 'nobody', label: 'Nobody' },
          ]}
        />
        <SelectField
          label="State"
          placeholder={queue.data ? `Waiting (${waiting.length})` : 'Waiting'}
          value={state}
          onChange={(value) => setState(value)}
          options={[{ value: 'postponed', label: `Postponed (${postponed.length})` }]}
        />
      </FilterBar>
      <Loaded query={queue} skeleton={<RowsSkeleton />}>
        {() =>
          shown.length === 0 ? (
            <Card>
              <EmptyState
                title={
                  all.length > 0
                    ? 'No matching items'
                    : emptyTexts[isPostponed ? 'postponed' : 'waiting'].title
                }
              >
                {all.length > 0
                  ? 'Choose another kind, or show what is assigned to others.'
                  : emptyTexts[isPostponed ? 'postponed' : 'waiting'].text}
              </EmptyState>
            </Card>
          ) : (
            <div ref={list}>
              <Stack gap={20}>
                {(isPostponed ? postponedGroupsOf(shown) : groupsOf(shown, now)).map(
                  ({ title, isOverdue, items }) => (
                    <section key={title} aria-label={title}>
                      <Stack gap={8}>
                        <h2>
                          {title} · {items.length}
                        </h2>
                        <RowList label={title}>
                          {items.map((item) => (
                            <ItemRow
                              key={`${item.kind} ${item.subjectId}`}
                              item={item}
                              isOverdue={isOverdue}
                            />
                          ))}
                        </RowList>
                      </Stack>
                    </section>
                  ),
                )}
                <p className={classes.keys}>
                  <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>Enter</kbd> open
                </p>
              </Stack>
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function ItemRow({ item, isOverdue }: { item: QueueItem; isOverdue: boolean }) {
  const { kind, subjectId, subject, user, other, money, dueAt, assignee, postponedUntil } = item
  const facts = [
    [user?.name, other?.name].filter(Boolean).join(' and '),
    money && formatMoney(money.amount, money.currency),
    queueKinds[kind].title === subject ? '' : queueKinds[kind].title,
  ]
  return (
    <Row
      to={operatorPaths.queueItem(kind, subjectId)}
      title={subject}
      detail={facts.filter(Boolean).join(' · ')}
      state={<Status tone={assignee ? 'action' : 'quiet'}>{assignee ? assignee.name : 'Unassigned'}</Status>}
      time={<RelativeTime at={postponedUntil ?? dueAt} />}
      isUrgent={isOverdue}
    />
  )
}

function isTakenAs({ assignee }: QueueItem, taken: string, operatorId: string): boolean {
  if (taken === 'me') return assignee?.id === operatorId
  return taken === 'nobody' ? assignee === null : true
}

/** Returns what is waiting in a sentence: the money of open items, one sum for each currency. */
function leadOf(items: readonly QueueItem[], hasMore: boolean): string {
  const sums = currencies
    .map((currency) => ({
      currency,
      amount: items.reduce((sum, { money }) => sum + (money?.currency === currency ? money.amount : 0), 0),
    }))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency }) => formatMoney(amount, currency))
  return [
    sums.length > 0 && `${sums.join(' and ')} in open items.`,
    hasMore && 'Only the 200 most urgent items are shown.',
  ]
    .filter(Boolean)
    .join(' ')
}
