import type { Payable } from './payables.store.ts'

/** Who earns on a payable, as the ledger names them. */
export function payeesOf({ payeeId, agencyId }: Pick<Payable, 'payeeId' | 'agencyId'>): {
  talentId: string
  agentId?: string | undefined
} {
  return { talentId: payeeId, agentId: agencyId ?? undefined }
}
