import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import classes from './VerifiedMark.module.css'

/** The mark beside the name of a talent whose account or identity was verified. */
export function VerifiedMark() {
  return (
    <IconRosetteDiscountCheckFilled className={classes.mark} size={17} role="img" aria-label="Verified" />
  )
}
