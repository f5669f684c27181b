import type { CallOutput } from '@marquee/contract/call'
import { securityCalls } from '@marquee/contract/calls/security'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { secretErrors } from '#lib/api-error.ts'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { RecoveryCodes } from '#ui/fields/RecoveryCodes.tsx'
import { SecondFactorField } from '#ui/fields/SecondFactorField.tsx'
import { SetUpSecondFactor } from '#ui/fields/SetUpSecondFactor.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { useSecurity } from './security.queries.ts'

/** Two-step verification: turned on and off, with its recovery codes. */
export function SecondFactorCard() {
  const security = useSecurity()
  const isOn = (security.data?.secondFactor ?? null) !== null
  // Here, so that the recovery codes stay on the screen when the card changes.
  const [isSettingUp, setSettingUp] = useState(false)
  const close = () => setSettingUp(false)
  return (
    <Card
      title="Two-step verification"
      aside={security.data && <Status tone={isOn ? 'good' : 'quiet'}>{isOn ? 'On' : 'Off'}</Status>}
    >
      <Loaded query={security} skeleton={<Skeleton height={80} />}>
        {({ secondFactor }) =>
          secondFactor ? (
            <TurnedOn factor={secondFactor} />
          ) : (
            <TurnedOff onTurnOn={() => setSettingUp(true)} />
          )
        }
      </Loaded>
      <Dialog isOpen={isSettingUp} onClose={close} title="Turn on two-step verification">
        <SetUpSecondFactor onDone={close} onCancel={close} />
      </Dialog>
    </Card>
  )
}

function TurnedOff({ onTurnOn }: { onTurnOn: () => void }) {
  const isPaid = useUser().role.role !== 'brand'
  return (
    <Stack gap={12}>
      <p>
        Signing in then also needs a code from an app on your phone.
        {isPaid && ' You need it before you add or change bank details.'}
      </p>
      <div>
        <Button onClick={onTurnOn}>Turn on…</Button>
      </div>
    </Stack>
  )
}

type Factor = NonNullable<CallOutput<typeof securityCalls.security>['secondFactor']>

function TurnedOn({ factor: { turnedOnAt, recoveryCodesLeft } }: { factor: Factor }) {
  const [isTurningOff, setTurningOff] = useState(false)
  const stepUp = useStepUp()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const write = useCallMutation(securityCalls.newRecoveryCodes, { topics: ['account'], quiet: true })
  const renew = () =>
    write.mutate(
      {},
      {
        onSuccess: ({ recoveryCodes }) => {
          stepUp.close()
          setCodes(recoveryCodes)
        },
        onError: (error) => {
          if (!stepUp.ask(error, renew)) write.showError(error)
        },
      },
    )
  const closeCodes = () => setCodes(null)
  return (
    <Stack gap={12}>
      <KeyValues
        rows={[
          { label: 'Turned on', value: formatDate(turnedOnAt) },
          { label: 'Recovery codes', value: `${formatCount(recoveryCodesLeft, 'code')} left` },
        ]}
      />
      <Cluster>
        <Button busy={write.isPending} onClick={renew}>
          New recovery codes
        </Button>
        <Button onClick={() => setTurningOff(true)}>Turn off…</Button>
      </Cluster>
      <StepUpDialog stepUp={stepUp} protects="your account" isBusy={write.isPending} />
      <Dialog isOpen={codes !== null} onClose={closeCodes} title="Your new recovery codes">
        {codes && <RecoveryCodes codes={codes} onDone={closeCodes} />}
      </Dialog>
      <Dialog
        isOpen={isTurningOff}
        onClose={() => setTurningOff(false)}
        title="Turn off two-step verification?"
      >
        <TurnOff onClose={() => setTurningOff(false)} />
      </Dialog>
    </Stack>
  )
}

/** Asks for password and code, and turns two-step verification off. */
function TurnOff({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const isPaid = user.role.role !== 'brand'
  const { form, onSubmit, isSending } = useCallForm({
    call: securityCalls.turnOffSecondFactor,
    initial: { password: '', code: '' },
    topics: ['account'],
    onSuccess: () => {
      keepUser({ ...user, secondFactor: null })
      onClose()
    },
    onError: (error) => {
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" busy={isSending}>
            Turn off
          </Button>
        </>
      }
    >
      <p>
        Your password alone then opens your account.
        {isPaid && ' You can’t change bank details until you turn it on again.'}
      </p>
      <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
      <SecondFactorField {...form.getInputProps('code')} />
    </FormBody>
  )
}
