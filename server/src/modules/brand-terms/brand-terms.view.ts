import type { OwnBrandTerms } from '@marquee/contract/calls/brand-terms'
import { signedUrl } from '../files/signed-url.ts'
import type { BrandTermsRow } from './brand-terms.store.ts'

/** Returns terms with an address at which the readers of this response download the file; it expires. */
export function viewBrandTerms(
  { id, name, sha256, bytes, key, fileName }: Omit<BrandTermsRow, 'attachedAt' | 'createdAt' | 'fileId'>,
  now: Date,
) {
  return { id, name, sha256, bytes, url: signedUrl(key, { download: fileName }, now) }
}

/** Returns terms as the list of their brand shows them. */
export function viewOwnTerms(row: BrandTermsRow, now: Date): OwnBrandTerms {
  return {
    ...viewBrandTerms(row, now),
    addedAt: row.createdAt.toISOString(),
    isAttached: row.attachedAt !== null,
  }
}
