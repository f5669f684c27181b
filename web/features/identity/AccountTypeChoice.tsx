import { Link } from 'react-router'
import classes from './AccountTypeChoice.module.css'
import { accountTypeNames, accountTypes } from './account-types.ts'

/** The choice of brand, talent or agent. `path` is `signin` or `signup`; the query string is kept. */
export function AccountTypeChoice({ path, search }: { path: 'signin' | 'signup'; search: string }) {
  return (
    <ul className={classes.list}>
      {accountTypeNames.map((door) => (
        <li key={door}>
          <Link to={`/${path}/${door}${search}`} className={classes.door}>
            <span className={classes.picture} data-word={door} aria-hidden="true" />
            <span>
              <strong>I am a {accountTypes[door].word}</strong>
              <span className={classes.promise}>{accountTypes[door].promise}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
