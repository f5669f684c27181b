import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import { useCsvDownload } from '#lib/use-csv-download.ts'
import { Button } from './Button.tsx'

/** A button that saves a table of documents as a file for spreadsheets. */
export function DownloadCsv({ table, size }: { table: typeof invoiceCalls.invoiceTable; size?: 'small' }) {
  const download = useCsvDownload(table)
  return (
    <Button {...(size && { size })} busy={download.isPending} onClick={() => download.mutate()}>
      Download as CSV
    </Button>
  )
}
