import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import classes from './FeatureList.module.css'

/** The features of a plan, one line each. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {features.map((feature) => (
        <li key={feature} className={classes.feature}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
