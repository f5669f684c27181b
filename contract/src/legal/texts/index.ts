import type { LegalDocumentKey } from '../keys.ts'
import { complaintsProcedure } from './complaints.ts'
import { cookieNotice } from './cookies.ts'
import { privacyNotice } from './privacy.ts'
import { prohibitedContent } from './prohibited-content.ts'
import { termsForBrands } from './terms-brands.ts'
import { termsForTalents } from './terms-talents.ts'
import type { LegalText } from './text.ts'

/** The text of every legal document. */
export const legalTexts: Readonly<Record<LegalDocumentKey, LegalText>> = {
  terms_brands: termsForBrands,
  terms_talents: termsForTalents,
  privacy: privacyNotice,
  cookies: cookieNotice,
  complaints: complaintsProcedure,
  prohibited_content: prohibitedContent,
}
