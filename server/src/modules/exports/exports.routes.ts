import type { dataExportCalls } from '@marquee/contract/calls/exports'
import type { Routes } from '../../platform/handler.ts'
import { getExport, getExportUrl, requestExport } from './request-export.ts'

export const exportRoutes: Routes<typeof dataExportCalls> = {
  requestExport,
  dataExport: getExport,
  dataExportUrl: getExportUrl,
}
