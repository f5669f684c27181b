import { currentVersion, type LegalDocument, legalDocuments, type UserRole } from './documents.ts'
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
}

type Documents = Readonly<Record<LegalDocumentKey, LegalDocument>>

/** Returns what a new account of a role confirms. */
export function confirmationsAtSignUp(role: UserRole): Confirmation[] {
  return missingConfirmations(role, []).map(({ document, version }) => ({ document, version }))
}

/**
 * Returns the documents that a user of a role has to confirm: those whose newest version that is not minor is later than
 * every version they have confirmed.
 */
export function missingConfirmations(
  role: UserRole,
  confirmed: readonly Confirmation[],
  documents: Documents = legalDocuments,
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
    const required = document.versions.find(({ isMinor }) => !isMinor)?.date ?? currentVersion(document)
    if (confirmedVersion !== null && confirmedVersion >= required) return []
    return [{ document: key, version: currentVersion(document), confirmedVersion }]
  })
}

/** Returns what changed in a document since a version, newest first; everything without one. */
export function changesSince({ versions }: LegalDocument, version: string | null): string[] {
  return versions.filter(({ date }) => version === null || date > version).flatMap(({ changes }) => changes)
}
