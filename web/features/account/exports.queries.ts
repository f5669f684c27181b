import { dataExportCalls } from '@marquee/contract/calls/exports'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads the newest copy of the person's data; the screen is refreshed when it is ready. */
export function useDataExport() {
  return useCallQuery(['account', 'export'], dataExportCalls.dataExport, {})
}

/** Asks for a copy of the person's data. */
export function useRequestExport() {
  return useCallMutation(dataExportCalls.requestExport, { topics: ['account'], quiet: true })
}

/** Asks where the copy can be downloaded. */
export function useExportUrl() {
  return useCallMutation(dataExportCalls.dataExportUrl, { success: null, quiet: true })
}
