import { dealSheetCalls } from '@marquee/contract/calls/deal-sheets'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { saveBytes } from '#lib/save-file.ts'
import { toast } from '#lib/toast.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

const rows = {
  brand: { sheet: dealSheetCalls.brandDealSheet, files: dealSheetCalls.brandDealSheetFiles },
  talent: { sheet: dealSheetCalls.talentDealSheet, files: dealSheetCalls.talentDealSheetFiles },
  agent: { sheet: dealSheetCalls.agentDealSheet, files: dealSheetCalls.agentDealSheetFiles },
} as const

/** Returns the sheet of a deal, as this side may read it. */
export function useDealSheet(side: Viewer, dealId: string) {
  return useCallQuery(['deals', 'sheet', side, dealId], rows[side].sheet, { dealId })
}

/** Returns the mutation that saves the sheet as a file. */
export function useDealSheetDownload(side: Viewer, dealId: string) {
  return useMutation({
    mutationFn: async (format: 'pdf' | 'json') => {
      const { name, json, pdf } = await call(rows[side].files, { dealId })
      if (format === 'json') saveBytes(`${name}.json`, [json], 'application/json')
      else {
        const bytes = Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0))
        saveBytes(`${name}.pdf`, [bytes], 'application/pdf')
      }
    },
    onError: (error) => toast.error(toastText(error)),
  })
}
