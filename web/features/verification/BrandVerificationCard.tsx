import { type BrandVerification, verificationCalls } from '@marquee/contract/calls/verification'
import { factLabels, factSteps } from '@marquee/contract/rules/verification'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './Verification.module.css'
import { FactList } from './VerifiedBadge.tsx'
import { useBrandVerification, verificationTopics } from './verification.queries.ts'

const explanations: Readonly<Record<BrandVerification['status'], string>> = {
  none: 'New brands are verified before their first campaign reaches talents. It starts when you publish, or now.',
  waiting:
    'An operator checks your company, usually within one working day. Campaigns you publish wait for it.',
  more_needed: 'Add what is asked for, save, and request the verification again.',
  verified: 'Talents see this beside your campaigns and offers.',
  lapsed: 'What was verified has changed. Request the verification again.',
}

/** The verification of a brand on its profile; nothing while the market asks for none and nothing was verified. */
export function BrandVerificationCard() {
  const query = useBrandVerification()
  const request = useCallMutation(verificationCalls.requestBrandVerification, { topics: verificationTopics })
  if (!query.data) return null
  const { isOn, status, reason, checks, facts, mayRequest } = query.data
  if (!isOn && facts.length === 0) return null
  return (
    <Card id="verification" title="Verification" aside={<BrandStatus status={status} />}>
      <Stack gap={12}>
        <p>{explanations[status]}</p>
        {reason && <Callout tone="warning">{reason}</Callout>}
        {status !== 'verified' && isOn && (
          <ul className={classes.checks}>
            {checks.map(({ kind, isMet }) => (
              <li key={kind}>
                <Status tone={isMet ? 'good' : 'warning'}>
                  {`${factLabels[kind]}: ${isMet ? 'given' : 'missing'}`}
                </Status>
                {!isMet && <p className={classes.step}>{factSteps[kind]}</p>}
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && <FactList facts={facts} />}
        {mayRequest && (
          <Button busy={request.isPending} onClick={() => request.mutate({})}>
            Request verification
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function BrandStatus({ status }: { status: BrandVerification['status'] }) {
  if (status === 'verified') return <Status tone="good">Verified</Status>
  if (status === 'waiting') return <Status tone="quiet">In review</Status>
  if (status === 'more_needed') return <Status tone="action">More needed</Status>
  return <Status tone="quiet">Not verified</Status>
}
