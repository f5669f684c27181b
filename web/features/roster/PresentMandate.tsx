import { type MandateView, mandateCalls } from '@marquee/contract/calls/mandates'
import { plural } from '@marquee/contract/rules/plural'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Status } from '#ui/Status.tsx'
import { MandateTerms } from './MandateTerms.tsx'
import { mandateTopics } from './roster.queries.ts'

/** An agency that represents the talent: its permissions, who confirms acceptances, and how to end it. */
export function PresentMandate({ mandate, talent }: { mandate: MandateView; talent: string }) {
  const { id: mandateId, version, agency, scopes, dualConsent, sunsetDays } = mandate
  const [isEnding, setEnding] = useState(false)
  const ask = useCallMutation(mandateCalls.setDualConsent, { topics: mandateTopics })
  const end = useCallMutation(mandateCalls.endMandate, {
    topics: mandateTopics,
    onSuccess: () => setEnding(false),
  })
  return (
    <Card title={agency.name} aside={<Status tone="good">Represents you</Status>}>
      <MandateTerms mandate={mandate} reader="talent" talent={talent} />
      {scopes.includes('accept') && (
        <CheckField
          label="Require my approval before accepting"
          value={ask.isPending ? ask.variables.dualConsent : dualConsent}
          onChange={(isOn) => ask.mutate({ mandateId, version, dualConsent: isOn })}
        />
      )}
      <Cluster align="end">
        <Button kind="quiet" onClick={() => setEnding(true)}>
          End the mandate…
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={`End representation of ${agency.name}?`}
        consequences={[
          `${agency.name} can do nothing more in your name, from this moment on.`,
          'Your applications, offers and deals stay yours and go on with you.',
          sunsetDays > 0
            ? `Work begun under the mandate still earns its commission for ${sunsetDays} ${plural('day', sunsetDays)}.`
            : 'Deals that run keep the commission they were agreed with.',
          'It cannot be taken back; the agency would have to ask you again.',
        ]}
        confirm="End representation"
        isDangerous
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ mandateId, version })}
      />
    </Card>
  )
}
