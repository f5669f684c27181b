import type { Payable } from './payables.store.ts'

/** Who earns on a payable, as the ledger names them. */
export function payeesOf(payable: Pick<Payable, 'payeeId'>): { talentId: string } {
  return { talentId: payable.payeeId }
}
