import { Link } from 'react-router'
import classes from './DoorChoice.module.css'
import { doors } from './role-doors.ts'

/** Which door: for a brand or for a talent. `path` is `signin` or `signup`; what follows in the address is kept. */
export function DoorChoice({ path, search }: { path: 'signin' | 'signup'; search: string }) {
  return (
    <ul className={classes.list}>
      {Object.values(doors).map(({ word, promise }) => (
        <li key={word}>
          <Link to={`/${path}/${word}${search}`} className={classes.door}>
            <span className={classes.picture} data-word={word} aria-hidden="true" />
            <span>
              <strong>I am a {word}</strong>
              <span className={classes.promise}>{promise}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
