import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { toastText } from './api-error.ts'
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

/** Saves a text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
