import { type MandateView, mandateCalls } from '@marquee/contract/calls/mandates'
import { type ReactNode, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { MandateTerms } from './MandateTerms.tsx'
import { mandateTopics } from './roster.queries.ts'
import { WorkedExample } from './WorkedExample.tsx'

interface MandateRequestProps {
  mandate: MandateView
  talent: string
  /** The agency represents the talent already and proposes other terms. */
  isRenewal: boolean
  /** The menu that reports or blocks the agency. */
  menu: ReactNode
}

/** A representation request: the terms in plain language, the cost on one offer, and the response. */
export function MandateRequest({ mandate, talent, isRenewal, menu }: MandateRequestProps) {
  const { id: mandateId, version, agency, commission, scopes } = mandate
  const [asksFirst, setAsksFirst] = useState(mandate.dualConsent)
  const [isRefusing, setRefusing] = useState(false)
  const answer = useCallMutation(mandateCalls.answerMandate, {
    topics: mandateTopics,
    onSuccess: () => setRefusing(false),
  })
  const mayAccept = scopes.includes('accept')
  return (
    <Card
      title={
        isRenewal
          ? `${agency.name} proposed new representation terms`
          : `${agency.name} wants to represent you`
      }
    >
      <Columns
        main={
          <Stack gap={12}>
            <Cluster align="between">
              <Cluster>
                <Avatar name={agency.name} picture={agency.logoUrl} size={44} shape="square" />
                <strong>{agency.name}</strong>
              </Cluster>
              {menu}
            </Cluster>
            <MandateTerms mandate={{ ...mandate, dualConsent: asksFirst }} reader="talent" talent={talent} />
            {isRenewal && <p>If you decline, the present terms don’t change.</p>}
          </Stack>
        }
        side={
          <Stack gap={8}>
            <WorkedExample commissionBps={commission.posting} agency={agency.name} talent="You" />
          </Stack>
        }
      />
      {mayAccept && (
        <CheckField
          label="Require my approval before accepting"
          hint="You can change this at any time."
          value={asksFirst}
          onChange={setAsksFirst}
        />
      )}
      <Cluster align="end">
        <Button onClick={() => setRefusing(true)}>Decline</Button>
        <Button
          kind="primary"
          busy={answer.isPending}
          onClick={() => answer.mutate({ mandateId, version, action: 'grant', dualConsent: asksFirst })}
        >
          {isRenewal ? 'Accept new terms' : 'Accept representation'}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
        title={`Decline ${agency.name}’s request?`}
        consequences={[`We tell ${agency.name}. Nothing else changes, and they can send another request.`]}
        confirm="Decline"
        isBusy={answer.isPending}
        onConfirm={() => answer.mutate({ mandateId, version, action: 'refuse' })}
      />
    </Card>
  )
}
