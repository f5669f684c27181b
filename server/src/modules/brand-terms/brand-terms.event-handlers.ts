import { removeFiles } from '../files/file.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { deleteBrandTermsOf } from './brand-terms.store.ts'

/** Deletes the terms of an erased brand with their files; those that an offer attaches stay with it. */
export const brandTermsErasure: Erasure = {
  eraseFor: async (accountId, now) => removeFiles(await deleteBrandTermsOf(accountId, now), now),
}
