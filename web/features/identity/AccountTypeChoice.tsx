import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from 'react-router'
import classes from './AccountTypeChoice.module.css'
import { accountTypeNames, accountTypes } from './account-types.ts'

const icons = { brand: IconBuildingStore, talent: IconCamera, talentagent: IconUsers } as const

/** The choice of brand, talent or agent at sign-up. */
export function AccountTypeChoice() {
  return (
    <ul className={classes.list}>
      {accountTypeNames.map((accountType) => {
        const Icon = icons[accountType]
        return (
          <li key={accountType}>
            <Link to={`/signup/${accountType}`} className={classes.accountType}>
              <span className={classes.picture} data-word={accountType} aria-hidden="true">
                <Icon size={28} stroke={1.5} />
              </span>
              <span>
                <strong>I am a {accountTypes[accountType].word}</strong>
                <span className={classes.promise}>{accountTypes[accountType].promise}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
