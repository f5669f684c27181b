import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeDeliverable, listDates } from '@marquee/contract/terms/deliverables'
import classes from './terms.module.css'

/** The agreed or requested deliverables, one row each with dates. */
export function DeliverableList({ specs }: { specs: readonly DeliverableSpec[] }) {
  return (
    <ul className={classes.list}>
      {specs.map((spec, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the terms is fixed
        <li key={index} className={classes.item}>
          <p className={classes.what}>{describeDeliverable(spec)}</p>
          {spec.brief && <p className={classes.brief}>{spec.brief}</p>}
          <dl className={classes.dates}>
            {listDates(spec).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
