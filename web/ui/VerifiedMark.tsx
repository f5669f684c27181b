import IconRosetteDiscountCheckFilled from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheckFilled.mjs'
import classes from './VerifiedMark.module.css'

/** The mark beside the name of a talent whose account or identity was verified. */
export function VerifiedMark() {
  return (
    <span role="img" aria-label="Verified" className={classes.mark}>
      <IconRosetteDiscountCheckFilled size={17} aria-hidden="true" />
    </span>
  )
}
