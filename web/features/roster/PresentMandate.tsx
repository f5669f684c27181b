import { type MandateView, mandateCalls } from '@marquee/contract/calls/mandates'
import { plural } from '@marquee/contract/rules/wording'
import { type ReactNode, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Status } from '#ui/Status.tsx'
import { MandateTerms } from './MandateTerms.tsx'
import { mandateTopics } from './roster.queries.ts'

interface PresentMandateProps {
  mandate: MandateView
  talent: string
  /** The menu that reports the agency. */
  menu: ReactNode
}

/** An agency that represents the talent: its permissions, who confirms acceptances, and how to end it. */
export function PresentMandate({ mandate, talent, menu }: PresentMandateProps) {
  const { id: mandateId, version, agency, scopes, dualConsent, sunsetDays } = mandate
  const [isEnding, setEnding] = useState(false)
  const ask = useCallMutation(mandateCalls.setDualConsent, { topics: mandateTopics })
  const end = useCallMutation(mandateCalls.endMandate, {
    topics: mandateTopics,
    onSuccess: () => setEnding(false),
  })
  return (
    <Card
      title={agency.name}
      aside={
        <Cluster>
          <Status tone="good">Represents you</Status>
          {menu}
        </Cluster>
      }
    >
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
          End representation…
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={`End representation by ${agency.name}?`}
        consequences={[
          `${agency.name} can no longer act on your behalf, starting now.`,
          'Your applications, offers and deals stay with you.',
          sunsetDays > 0
            ? `${agency.name} still earns commission on work started under the agreement for ${sunsetDays} ${plural('day', sunsetDays)}.`
            : 'Active deals keep their agreed commission.',
          'You can’t undo this. The agency would have to send a new request.',
        ]}
        confirm="End representation"
        isDangerous
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ mandateId, version })}
      />
    </Card>
  )
}
