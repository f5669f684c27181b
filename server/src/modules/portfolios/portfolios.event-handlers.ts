import { removeFiles } from '../files/file.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { deletePortfolio } from './portfolios.store.ts'
import { deleteSlugsOf } from './public-pages.store.ts'

/** Deletes the works, packages and addresses of an erased talent; the files are not served any more at once. */
export const portfolioErasure: Erasure = {
  eraseFor: async (accountId, now) => {
    await removeFiles(await deletePortfolio(accountId), now)
    await deleteSlugsOf(accountId)
  },
}
