import { formatDate } from '@marquee/contract/rules/dates'
import { plural } from '@marquee/contract/rules/wording'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverables'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import classes from './terms.module.css'

/** The agreed or requested deliverables, one row each with dates. */
export function DeliverableList({ specs }: { specs: readonly DeliverableSpec[] }) {
  return (
    <ul className={classes.list}>
      {specs.map((spec, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the terms is fixed
        <li key={index} className={classes.item}>
          <div>
            <p className={classes.what}>{describeDeliverable(spec)}</p>
            {spec.brief && <p className={classes.brief}>{spec.brief}</p>}
          </div>
          <p className={classes.dates}>{describeDates(spec)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Returns the dates of a deliverable: draft due, posting window and minimum days online. */
export function describeDates({ draftDue, postFrom, postUntil, minLiveDays }: DeliverableSpec): string {
  const live =
    postFrom && postUntil
      ? `live ${formatDate(postFrom)} to ${formatDate(postUntil)}`
      : postFrom
        ? `live from ${formatDate(postFrom)}`
        : ''
  const stays = minLiveDays > 0 ? `stays online ${minLiveDays} ${plural('day', minLiveDays)}` : ''
  return [`Draft due ${formatDate(draftDue)}`, live, stays].filter(Boolean).join(' · ')
}
