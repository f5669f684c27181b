import { trackingCalls } from '@marquee/contract/calls/tracking'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { UsualReasons } from '#ui/fields/UsualReasons.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './Tracking.module.css'
import { useTrackedWebsite } from './tracking.queries.ts'

/** A website that the tracking links of a brand lead to, as an operator sees it. The addresses are text and no links. */
export function WebsiteFile({ websiteId }: { websiteId: string }) {
  return (
    <Loaded query={useTrackedWebsite(websiteId)} skeleton={<RowsSkeleton />}>
      {({ website, brand, ownWebsite, targets, requestedAt }) => (
        <Card title="Website">
          <Stack gap={12}>
            <KeyValues
              rows={[
                { label: 'Brand', value: brand.name },
                { label: 'Website of the links', value: website },
                { label: 'Website of the brand', value: ownWebsite || 'Not given' },
                { label: 'Asked for', value: formatLocalDateTime(requestedAt) },
              ]}
            />
            <p>Its links lead to:</p>
            <ul className={classes.target}>
              {targets.map((target) => (
                <li key={target}>{target}</li>
              ))}
            </ul>
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

/** Approves the website, or refuses it with a reason. */
export function WebsiteDecision({ websiteId, onDecided }: { websiteId: string; onDecided: () => void }) {
  const [reason, setReason] = useState('')
  const decision = useCallMutation(trackingCalls.decideTrackedWebsite, {
    topics: ['queue', 'tracking'],
    onSuccess: onDecided,
  })
  const isDisabled = reason.trim().length < 3
  const decide = (choice: 'approve' | 'refuse') => decision.mutate({ websiteId, decision: choice, reason })
  return (
    <Card title="Decision">
      <Stack gap={12}>
        <TextAreaField
          label="Reason"
          hint="For the audit log. The brand also reads it when you refuse."
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
          onClick={() => decide('approve')}
        >
          Approve website
        </Button>
        <Button disabled={isDisabled} busy={decision.isPending} onClick={() => decide('refuse')}>
          Refuse website
        </Button>
      </Stack>
    </Card>
  )
}
