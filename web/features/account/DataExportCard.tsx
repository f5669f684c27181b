import type { DataExport } from '@marquee/contract/calls/exports'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatSize } from '#lib/uploads/speed.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useDataExport, useExportUrl, useRequestExport } from './exports.queries.ts'

type Action = 'request' | 'download'

/**
 * The copy of everything that Marquee stores about the person: ask for one, wait, download it. A password entered more than ten
 * minutes ago is asked for first.
 */
export function DataExportCard() {
  const query = useDataExport()
  const request = useRequestExport()
  const address = useExportUrl()
  const stepUp = useStepUp()
  const run = (action: Action) => {
    const onError = (error: Error) => {
      if (!stepUp.ask(error, () => run(action))) request.showError(error)
    }
    if (action === 'request') request.mutate({}, { onSuccess: stepUp.close, onError })
    else
      address.mutate(
        {},
        {
          onSuccess: ({ url }) => {
            stepUp.close()
            if (url) window.location.assign(url)
          },
          onError,
        },
      )
  }
  const isBusy = request.isPending || address.isPending
  return (
    <Card title="Your data">
      <Loaded query={query} skeleton={<RowsSkeleton count={1} />}>
        {({ latest }) => (
          <Stack gap={12}>
            <p>
              Download a copy of everything Marquee stores about you: your account, deals, messages, payments
              and files.
            </p>
            {latest && <LatestExport latest={latest} onDownload={() => run('download')} isBusy={isBusy} />}
            {latest?.status !== 'waiting' && (
              <div>
                <Button busy={request.isPending} onClick={() => run('request')}>
                  {latest ? 'Request a new copy' : 'Request a copy'}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
      <StepUpDialog stepUp={stepUp} protects="your data" isBusy={isBusy} />
    </Card>
  )
}

interface LatestExportProps {
  latest: DataExport
  onDownload: () => void
  isBusy: boolean
}

function LatestExport({ latest, onDownload, isBusy }: LatestExportProps) {
  const { status, requestedAt, availableUntil, bytes } = latest
  if (status === 'waiting')
    return (
      <p role="status">
        We’re collecting your data. This takes a few minutes. We’ll notify you when it’s ready.
      </p>
    )
  if (status === 'failed' || !availableUntil)
    return <p role="status">The last copy could not be made. Please request a new one.</p>
  return (
    <RowList label="Copy of your data" hasShortActions>
      <Row
        title={
          <>
            Copy made <RelativeTime at={requestedAt} />
          </>
        }
        detail={`ZIP, ${formatSize(bytes ?? 0)}. Available until ${formatDate(availableUntil)}`}
        action={
          <Button size="small" kind="primary" busy={isBusy} onClick={onDownload}>
            Download
          </Button>
        }
      />
    </RowList>
  )
}
