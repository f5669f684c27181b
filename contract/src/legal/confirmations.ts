import { currentVersion, type LegalDocument, type LegalDocuments, type UserRole } from './documents.ts'
import { type LegalDocumentKey, legalDocumentKeys } from './keys.ts'

/** A document in a version that a user has confirmed. */
export interface Confirmation {
  document: LegalDocumentKey
  version: string
}

/** A document that a user has to confirm, in the version that applies now. */
export interface MissingConfirmation extends Confirmation {
  /** The newest version that the user has confirmed; null without one. */
  confirmedVersion: string | null
  /** What changed since `confirmedVersion`, the newest version first; all changes when it is null. */
  changes: string[]
}

/** Returns what a new account of a role confirms. */
export function confirmationsAtSignUp(role: UserRole, documents: LegalDocuments): Confirmation[] {
  return missingConfirmations(role, [], documents).map(({ document, version }) => ({ document, version }))
}

/**
 * Returns the documents that a user of a role has to confirm: those whose newest version that is not minor is later than
 * every version they have confirmed.
 */
export function missingConfirmations(
  role: UserRole,
  confirmed: readonly Confirmation[],
  documents: LegalDocuments,
): MissingConfirmation[] {
  return legalDocumentKeys.flatMap((key) => {
    const document = documents[key]
    if (!document.confirmedBy.includes(role)) return []
    const confirmedVersion = confirmed
      .filter((one) => one.document === key)
      .reduce<string | null>(
        (newest, { version }) => (newest === null || version > newest ? version : newest),
        null,
      )
    const required = document.versions.find(({ isMinor }) => !isMinor)?.version ?? currentVersion(document)
    if (confirmedVersion !== null && confirmedVersion >= required) return []
    const changes = changesSince(document, confirmedVersion)
    return [{ document: key, version: currentVersion(document), confirmedVersion, changes }]
  })
}

/** Returns what changed after a version, each sentence once, because two versions may have the same one. */
function changesSince({ versions }: LegalDocument, confirmed: string | null): string[] {
  const later = versions.filter(({ version }) => confirmed === null || version > confirmed)
  return [...new Set(later.flatMap(({ changes }) => changes))]
}
