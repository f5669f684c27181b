import { resultCalls } from '@marquee/contract/calls/results'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { toast } from '#lib/toast.ts'
import { saveFile } from '#lib/use-csv-download.ts'
import { Button } from '#ui/Button.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ReportView } from './ReportView.tsx'
import classes from './Results.module.css'
import { useCampaignReport } from './results.queries.ts'
import { ShareReport } from './ShareReport.tsx'

/** The report of a campaign, which its brand reads, downloads and shares. */
export function CampaignReport({ campaignId }: { campaignId: string }) {
  const [isSharing, setSharing] = useState(false)
  const table = useMutation({
    mutationFn: async () => {
      const { name, csv } = await call(resultCalls.campaignReportTable, { campaignId })
      saveFile(name, csv)
    },
    onError: (error) => toast.error(toastText(error)),
  })
  const labels = useMutation({
    mutationFn: async () => {
      const { name, csv } = await call(resultCalls.disclosureEvidence, { campaignId })
      saveFile(name, csv)
    },
    onError: (error) => toast.error(toastText(error)),
  })
  return (
    <Loaded
      query={useCampaignReport(campaignId)}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ deliverables }) => deliverables.length === 0}
      empty={
        <EmptyState title="No figures yet">
          Once talents work for this campaign, you see here what it cost and what its posts brought.
        </EmptyState>
      }
    >
      {(report) => (
        <Stack gap={20}>
          <div className={classes.buttons}>
            <DownloadLink href={report.pdfUrl} name="of this report" file="campaign-report.pdf">
              PDF
            </DownloadLink>
            <Button size="small" busy={table.isPending} onClick={() => table.mutate()}>
              Download as CSV
            </Button>
            <Button size="small" busy={labels.isPending} onClick={() => labels.mutate()}>
              Ad labels as CSV
            </Button>
            <Button size="small" onClick={() => setSharing(true)}>
              Share report
            </Button>
          </div>
          <ReportView report={report} />
          <ShareReport campaignId={campaignId} isOpen={isSharing} onClose={() => setSharing(false)} />
        </Stack>
      )}
    </Loaded>
  )
}
