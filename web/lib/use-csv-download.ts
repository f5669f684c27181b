import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { toastText } from './api-error.ts'
import { saveBytes } from './save-file.ts'
import { toast } from './toast.ts'

type TableCall = typeof invoiceCalls.invoiceTable

/** Returns the mutation that reads a table and saves it as a file. Older rows that do not fit are named in a toast. */
export function useCsvDownload(row: TableCall): UseMutationResult<unknown, Error, void> {
  return useMutation({
    mutationFn: async () => {
      const { name, csv, isComplete } = await call(row, {})
      saveFile(name, csv)
      if (!isComplete) toast.warning('The file has the newest 5,000 documents. Older ones are not in it.')
    },
    onError: (error) => toast.error(toastText(error)),
  })
}

/** Saves a CSV text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string): void {
  saveBytes(name, ['\uFEFF', text], 'text/csv;charset=utf-8')
}
