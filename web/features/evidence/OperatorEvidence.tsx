import { evidenceCalls } from '@marquee/contract/calls/evidence'
import { useRef, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type EvidenceFormat, savePack } from './use-evidence-download.ts'

/** Downloads the evidence of a deal with a reason for the audit log. */
export function OperatorEvidence({ dealId }: { dealId: string }) {
  const [reason, setReason] = useState('')
  const format = useRef<EvidenceFormat>('pdf')
  const download = useCallMutation(evidenceCalls.operatorEvidence, {
    onSuccess: (pack) => savePack(pack, format.current),
  })
  const isReady = reason.trim().length >= 3
  const save = (wanted: EvidenceFormat) => {
    format.current = wanted
    download.mutate({ dealId, reason })
  }
  return (
    <Card title="Evidence pack">
      <Stack gap={12}>
        <p>
          Terms, work with file hashes, messages and the sealed timeline. It leaves out how agency and talent
          share the money, private notes and addresses.
        </p>
        <AuditReason label="Reason for the download" value={reason} onChange={setReason} />
        <Cluster>
          <Button disabled={!isReady} busy={download.isPending} onClick={() => save('pdf')}>
            Download PDF
          </Button>
          <Button disabled={!isReady} busy={download.isPending} onClick={() => save('json')}>
            Download JSON
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
