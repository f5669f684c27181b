import { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { type ReactNode, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { Stack } from '#ui/Stack.tsx'

interface ReportedFileProps {
  caseId: string
  /** The file is removed, and no appeal waits for a decision about it. */
  isClosed: boolean
  /** What an operator may read of the deal that the file belongs to, provided by the page. */
  dealOf: (dealId: string) => ReactNode
}

/** Opens the reported file with a reason for the audit log: a picture, video or sound is shown, the rest is downloaded. */
export function ReportedFile({ caseId, isClosed, dealOf }: ReportedFileProps) {
  const [reason, setReason] = useState('')
  const open = useCallMutation(operatorReportCalls.reportedFile)
  if (isClosed)
    return (
      <Card title="The file">
        <p>It was removed. It can be opened again only while an appeal waits for its decision.</p>
      </Card>
    )
  if (!open.data)
    return (
      <Card title="The file">
        <Stack gap={12}>
          <AuditReason label="Reason for opening the file" value={reason} onChange={setReason} />
          <Button
            disabled={reason.trim().length < 3}
            busy={open.isPending}
            onClick={() => open.mutate({ caseId, reason })}
          >
            Open file
          </Button>
        </Stack>
      </Card>
    )
  const { file, dealId } = open.data
  const isShown = /^(image|video|audio)\//.test(file.mime)
  return (
    <>
      <Card title="The file">
        <Stack gap={12}>
          {isShown && (
            <MediaViewer
              url={file.previewUrl ?? file.url}
              mime={file.mime}
              name={file.name}
              poster={file.posterUrl}
            />
          )}
          <DownloadLink href={file.url} name={file.name}>
            {`Download ${file.name}`}
          </DownloadLink>
        </Stack>
      </Card>
      {dealId && dealOf(dealId)}
    </>
  )
}
