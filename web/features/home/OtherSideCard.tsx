import type { Task } from '@marquee/contract/calls/home'
import { Link } from 'react-router'
import type { Side } from '#lib/side.ts'
import { Card } from '#ui/Card.tsx'
import { TurnBadge } from '#ui/TurnBadge.tsx'
import classes from './OtherSideCard.module.css'
import { pathOfTask } from './path-of-task.ts'

/** What others must do first. */
export function OtherSideCard({ side, tasks }: { side: Side; tasks: readonly Task[] }) {
  return (
    <Card title="With the other side">
      {tasks.length === 0 && <p className={classes.none}>Nobody owes you a step.</p>}
      <ul className={classes.list}>
        {tasks.map((task) => (
          <li key={`${task.kind} ${task.id} ${task.title} ${task.talentName}`} className={classes.row}>
            <Link to={pathOfTask(side, task)} className={classes.title}>
              {task.title}
              {task.talentName && ` · ${task.talentName}`}
            </Link>
            <TurnBadge whose="theirs" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
