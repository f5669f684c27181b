/** The legal documents, in the order in which they are listed. */
export const legalDocumentKeys = [
  'terms_brands',
  'terms_talents',
  'privacy',
  'cookies',
  'complaints',
  'prohibited_content',
] as const
export type LegalDocumentKey = (typeof legalDocumentKeys)[number]

/** Returns whether a content page is a legal document. */
export function isLegalDocument(page: string): page is LegalDocumentKey {
  return legalDocumentKeys.some((key) => key === page)
}

/** When a user confirmed a document: at the sign-up, or later, when a new version asked for it. */
export const consentWays = ['sign_up', 'asked_again'] as const
