import classes from './SideChoice.module.css'
import { sides } from './sides.ts'

/**
 * Lets one choose a side on a phone, without script. It is followed by one `article` for each of `sides`, in their order; on a phone only
 * the article of the chosen side shows.
 */
export function SideChoice() {
  return (
    <fieldset className={classes.choice} aria-label="Choose a side">
      {sides.map(({ id, short }) => [
        <input key="choice" type="radio" name="side" id={`side-${id}`} defaultChecked={id === sides[0].id} />,
        <label key="label" htmlFor={`side-${id}`}>
          {short}
        </label>,
      ])}
    </fieldset>
  )
}
