import type { Task } from '@marquee/contract/calls/home'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { pathOfTask } from './path-of-task.ts'
import classes from './WaitingCard.module.css'

/** Number of rows before the list is opened. */
const FIRST_ROWS = 6

/** What others must do first, with the date of the next step; the first six until the list is opened. */
export function WaitingCard({ side, tasks }: { side: Viewer; tasks: readonly Task[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? tasks : tasks.slice(0, FIRST_ROWS)
  return (
    <Card title="Waiting on others">
      {tasks.length === 0 && <p className={classes.none}>You’re not waiting on anyone.</p>}
      <ul className={classes.list}>
        {shown.map((task) => (
          <li key={`${task.kind} ${task.id} ${task.title} ${task.talentName}`} className={classes.row}>
            <Link to={pathOfTask(side, task)} className={classes.title}>
              {task.title}
              {task.talentName && ` · ${task.talentName}`}
            </Link>
            {task.dueAt ? (
              <span className={classes.due}>
                <RelativeTime at={task.dueAt} />
              </span>
            ) : (
              <NextActionBadge nextActor="other" />
            )}
          </li>
        ))}
      </ul>
      {shown.length < tasks.length && (
        <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
          Show all {tasks.length}
        </Button>
      )}
    </Card>
  )
}
