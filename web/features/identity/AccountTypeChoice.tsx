import { Link } from 'react-router'
import classes from './AccountTypeChoice.module.css'
import { accountTypeNames, accountTypes } from './account-types.ts'

/** The choice of brand, talent or agent at sign-up. */
export function AccountTypeChoice() {
  return (
    <ul className={classes.list}>
      {accountTypeNames.map((accountType) => (
        <li key={accountType}>
          <Link to={`/signup/${accountType}`} className={classes.accountType}>
            <span className={classes.picture} data-word={accountType} aria-hidden="true" />
            <span>
              <strong>I am a {accountTypes[accountType].word}</strong>
              <span className={classes.promise}>{accountTypes[accountType].promise}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
