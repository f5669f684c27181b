import { identityCalls } from '@marquee/contract/calls/identity'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { type AccountType, accountTypes } from './account-types.ts'
import classes from './DemoSignIns.module.css'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** One-click sign-ins of the demo marketplace. Renders nothing where no demo runs. */
export function DemoSignIns({ accountType }: { accountType: AccountType }) {
  const enter = useCompleteSignIn()
  const demo = useCallQuery(['demo'], identityCalls.demoAccounts, {})
  const signIn = useCallMutation(accountTypes[accountType].signIn, { onSuccess: enter })
  const accounts = demo.data?.accounts.filter(({ role }) => role === accountType) ?? []
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">Try the demo</h2>
      <p className={classes.lead}>
        This is a demo. Sign in as{' '}
        {accounts.length > 1
          ? `one of these ${accountTypes[accountType].word}s`
          : `this ${accountTypes[accountType].word}`}
        :
      </p>
      <ul className={classes.list}>
        {accounts.map(({ name, email, password }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.account}
              disabled={signIn.isPending}
              onClick={() => signIn.mutate({ email, password })}
            >
              {/* An agent's entry also names the agency; the photo is the person's. */}
              <Avatar
                name={name.split(',')[0] ?? name}
                shape={accountType === 'brand' ? 'square' : 'round'}
              />
              <span className={classes.text}>
                <strong>{name}</strong>
                <span className={classes.email}>{email}</span>
              </span>
              <span className={classes.go} aria-hidden="true">
                →
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
