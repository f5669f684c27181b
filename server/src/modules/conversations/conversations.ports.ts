import type { ReportKindCode } from '@marquee/contract/rules/report-kinds'
import type { RequestContext } from '../../platform/handler.ts'
import { port } from '../../platform/port.ts'

/** Receives the reports that are made in a conversation. */
export interface MessageReports {
  report(
    ctx: RequestContext,
    report: { noun: 'message' | 'conversation'; subjectId: string; kind: ReportKindCode; text: string },
  ): Promise<void>
}
export const messageReports = port<MessageReports>('messageReports')
