import type { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { findFile } from '../files/files.store.ts'
import { viewFile, viewRemovedFile } from '../files/files.view.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadCase } from './reports.store.ts'
import { findDealOfFile } from './subjects.store.ts'

/**
 * Returns the file that a case is about to an operator, and records that it was opened. Fails with `not_found` for a
 * case about something else and for a deleted file, and with `wrong_state` for a removed file unless an appeal waits.
 */
export const getReportedFile: Handler<typeof operatorReportCalls.reportedFile> = async (
  ctx,
  { caseId, reason },
) => {
  const reported = await loadCase(caseId)
  if (reported?.noun !== 'file') return fail('not_found')
  const [file, dealId] = await Promise.all([findFile(reported.subjectId), findDealOfFile(reported.subjectId)])
  if (file?.status !== 'ready') return fail('not_found')
  if (file.removedAt && reported.status !== 'appealed') fail('wrong_state')
  await recordOperatorAct(ctx, {
    action: 'reportedFile',
    subject: { noun: 'report case', id: caseId },
    ...(reported.accountId && { accountId: reported.accountId }),
    reason,
    details: { fileId: file.id },
  })
  return { file: file.removedAt ? viewRemovedFile(file, ctx.now) : viewFile(file, ctx.now), dealId }
}
