import { termsFor, type UserRole } from '@marquee/contract/legal/documents'
import type { LegalDocumentKey } from '@marquee/contract/legal/keys'
import { ApiError } from '#lib/api-error.ts'
import { useLegalDocuments } from '#lib/use-legal-documents.ts'

/**
 * Returns the versions of the documents that a sign-up form leads to, as its call takes them; none before they are loaded. `onError`
 * loads them again where another version applies meanwhile, and leaves the error to the form.
 */
export function useShownVersions(role: UserRole) {
  const { data, refetch } = useLegalDocuments()
  const versionOf = (key: LegalDocumentKey): string | undefined =>
    data?.items.find(({ document }) => document === key)?.versions[0]?.version
  return {
    versions: data && { termsVersion: versionOf(termsFor(role)), privacyVersion: versionOf('privacy') },
    onError: (error: Error): boolean => {
      if (error instanceof ApiError && error.code === 'document_changed') void refetch()
      return false
    },
  }
}
