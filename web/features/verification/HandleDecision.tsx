import { verificationCalls } from '@marquee/contract/calls/verification'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { formatHandle } from '@marquee/contract/rules/verification'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { UsualReasons } from '#ui/fields/UsualReasons.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Verification.module.css'
import { useHandleFile } from './verification.queries.ts'

/** The code to look for, and the profile where it should be. */
export function HandleFile({ verificationId }: { verificationId: string }) {
  return (
    <Loaded query={useHandleFile(verificationId)} skeleton={<RowsSkeleton />}>
      {({ displayName, platform, handle, profileUrl, code, submittedAt }) => (
        <Card title="Social account">
          <Stack gap={12}>
            <KeyValues
              rows={[
                { label: 'Talent', value: displayName },
                { label: 'Account', value: formatHandle(platform, handle) },
                { label: 'Code', value: <code className={classes.code}>{code}</code> },
                { label: 'Said to be in the bio', value: formatLocalDateTime(submittedAt) },
              ]}
            />
            {profileUrl ? (
              <p>
                <a href={profileUrl} target="_blank" rel="noopener noreferrer nofollow">
                  Open profile in a new tab
                </a>
              </p>
            ) : (
              <p>Accounts like this have no fixed address. Look for it by its name.</p>
            )}
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

/** Confirms that the code is in the bio, or declines with a reason. */
export function HandleDecision({
  verificationId,
  onDecided,
}: {
  verificationId: string
  onDecided: () => void
}) {
  const file = useHandleFile(verificationId)
  const [reason, setReason] = useState('')
  const [followers, setFollowers] = useState<number | null>(null)
  const decision = useCallMutation(verificationCalls.decideHandleVerification, {
    topics: ['queue'],
    onSuccess: onDecided,
  })
  const decide = (choice: 'confirm' | 'decline') => {
    const { version } = file.data ?? {}
    if (!version) return
    const seen = choice === 'confirm' && followers !== null && { followers }
    decision.mutate({ verificationId, version, decision: choice, reason, ...seen })
  }
  const isDisabled = !file.data || reason.trim().length < 3
  return (
    <Card title="Decision">
      <Stack gap={12}>
        <NumberField
          label="Followers"
          hint="As the account shows them now. Brands read that Marquee has seen them, with the day. May stay empty."
          value={followers}
          onChange={setFollowers}
        />
        <TextAreaField
          label="Reason"
          hint="For the audit log. The talent also reads it when you decline."
          isRequired
          value={reason}
          onChange={setReason}
          rows={3}
          limit={1_000}
        />
        <UsualReasons label="Reason" onChoose={setReason} />
        <Button
          kind="primary"
          disabled={isDisabled}
          busy={decision.isPending}
          onClick={() => decide('confirm')}
        >
          Confirm account
        </Button>
        <Button disabled={isDisabled} busy={decision.isPending} onClick={() => decide('decline')}>
          Decline account
        </Button>
      </Stack>
    </Card>
  )
}
