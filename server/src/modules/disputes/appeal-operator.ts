import { OWN_APPEAL_AFTER_MS } from '@marquee/contract/lifecycles/dispute'
import { type DisputeRow, hasOtherOperator } from './disputes.store.ts'

/**
 * Returns from when an operator may decide an appeal: at once when another operator decided first. The only operator may
 * decide about their own decision 48 hours after the appeal. Null while there is another operator.
 */
export async function mayDecideAppealFrom(
  { appealedAt, updatedAt }: DisputeRow,
  firstOperatorId: string,
  operatorId: string,
): Promise<Date | null> {
  const since = appealedAt ?? updatedAt
  if (operatorId !== firstOperatorId) return since
  if (await hasOtherOperator(operatorId)) return null
  return new Date(since.getTime() + OWN_APPEAL_AFTER_MS)
}
