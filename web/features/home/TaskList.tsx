import type { Task } from '@marquee/contract/calls/home'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { pathOfTask } from './path-of-task.ts'

/** The tasks of this account, the most urgent first, each with its action. */
export function TaskList({ side, tasks }: { side: Viewer; tasks: readonly Task[] }) {
  return (
    <RowList label="Needs your attention">
      {tasks.map((task) => (
        <Row
          key={`${task.kind} ${task.id} ${task.title} ${task.talentName}`}
          picture={<Avatar name={task.imageName} picture={task.imageUrl} />}
          title={task.title}
          detail={
            task.talentName ? (
              <>
                <ForTalent name={task.talentName} /> {task.detail}
              </>
            ) : (
              task.detail
            )
          }
          time={task.dueAt && <DueTime dueAt={task.dueAt} consequence={task.consequence} />}
          isUrgent={isUrgent(task.dueAt)}
          action={
            <ButtonLink
              kind={isUrgent(task.dueAt) ? 'strong' : 'plain'}
              to={pathOfTask(side, task)}
              aria-label={`${task.action}: ${task.title}${task.talentName ? ` for ${task.talentName}` : ''}`}
            >
              {task.action}
            </ButtonLink>
          }
        />
      ))}
    </RowList>
  )
}

/** Two days before the deadline, in milliseconds. */
const soon = 48 * 3_600_000

/** Returns whether the deadline is within two days. */
function isUrgent(dueAt: string | null, now: Date = new Date()): boolean {
  return dueAt !== null && new Date(dueAt).getTime() - now.getTime() < soon
}

/** Shows what happens without an action, and when: "Auto-approves in 21 hours". */
function DueTime({ dueAt, consequence }: { dueAt: string; consequence: string }) {
  return (
    <>
      {consequence && `${consequence} `}
      <RelativeTime at={dueAt} />
    </>
  )
}
