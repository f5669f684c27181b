import type { Task } from '@marquee/contract/calls/home'
import { Link } from 'react-router'
import type { Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { pathOfTask } from './path-of-task.ts'
import classes from './WaitingCard.module.css'

/** What others must do first. */
export function WaitingCard({ side, tasks }: { side: Viewer; tasks: readonly Task[] }) {
  return (
    <Card title="Waiting on others">
      {tasks.length === 0 && <p className={classes.none}>You’re not waiting on anyone.</p>}
      <ul className={classes.list}>
        {tasks.map((task) => (
          <li key={`${task.kind} ${task.id} ${task.title} ${task.talentName}`} className={classes.row}>
            <Link to={pathOfTask(side, task)} className={classes.title}>
              {task.title}
              {task.talentName && ` · ${task.talentName}`}
            </Link>
            <NextActionBadge nextActor="other" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
