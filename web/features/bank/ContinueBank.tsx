import { type BankAccount, payoutCalls } from '@marquee/contract/calls/payouts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { BankFacts } from './BankFacts.tsx'
import classes from './ContinueBank.module.css'

/** What the provider still asks for, and the way to its page. */
export function ContinueBank({ account }: { account: BankAccount }) {
  const link = useWrite(payoutCalls.onboardingLink, { success: null, onSuccess: ({ url }) => window.location.assign(url) })
  const { requirements } = account
  return (
    <Stack gap={12}>
      {requirements.length > 0 ? (
        <>
          <p>The payment provider still needs:</p>
          <ul className={classes.list}>
            {requirements.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>The payment provider checks your details. This page shows when it is done.</p>
      )}
      <p>Until then pay-outs wait; nothing of what you earned is lost.</p>
      <BankFacts account={account} />
      <div>
        <Button kind="primary" busy={link.isPending} onClick={() => link.mutate({})}>
          Continue
        </Button>
      </div>
    </Stack>
  )
}
