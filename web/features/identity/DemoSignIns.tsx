import type { CallOutput } from '@marquee/contract/call'
import { signInCalls } from '@marquee/contract/calls/sign-in'
import { capitalise } from '@marquee/contract/rules/wording'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { type AccountType, accountTypes, signInOf } from './account-types.ts'
import classes from './DemoSignIns.module.css'
import { useAnswerSignIn } from './use-complete-sign-in.ts'

/** The accounts of the demo, none where no demo runs. */
export type DemoAccounts = CallOutput<typeof signInCalls.demoAccounts>

interface DemoSignInsProps {
  accountType?: AccountType
  /** Read by the server, so that nothing moves when they come; null where it has not. */
  known: DemoAccounts | null
  /** The account has a second factor, whose code answers the challenge. */
  onChallenge: (challenge: string) => void
}

/** One-click sign-ins of the demo marketplace, of one account type or all. Renders nothing where no demo runs. */
export function DemoSignIns({ accountType, known, onChallenge }: DemoSignInsProps) {
  const enter = useAnswerSignIn(onChallenge)
  const demo = useCallQuery(['demo'], signInCalls.demoAccounts, {}, { initial: known })
  const signIn = useCallMutation(signInOf(accountType), { onSuccess: enter })
  const accounts = demo.data?.accounts.filter(({ role }) => role === (accountType ?? role)) ?? []
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">Try the demo</h2>
      <p className={classes.lead}>
        {accountType
          ? `This is a demo. Sign in as this ${accountTypes[accountType].word}:`
          : 'This is a demo. Sign in as one of these:'}
      </p>
      <ul className={classes.list}>
        {accounts.map(({ role, name, email, password, pictureUrl }) => (
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
                picture={pictureUrl}
                shape={role === 'brand' ? 'square' : 'round'}
              />
              <span className={classes.text}>
                <strong>{name}</strong>
                <span className={classes.email}>
                  {accountType ? email : capitalise(accountTypes[role].word)}
                </span>
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
