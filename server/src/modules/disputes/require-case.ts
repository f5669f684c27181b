import { failField } from '@marquee/contract/errors'
import { z } from 'zod'
import { isOpenCaseOf } from './disputes.store.ts'

/**
 * Checks that an operator who acts as a user for a case names an open one of that user: the id of a dispute or of a
 * cancellation. Fails at `caseId`.
 */
export async function requireCase(caseId: string, userId: string): Promise<void> {
  const isCase = z.uuid().safeParse(caseId).success && (await isOpenCaseOf(caseId, userId))
  if (!isCase) failField('caseId', 'This user has no open case of this name.')
}
