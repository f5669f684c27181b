import type { Content } from '../../content/schemas.ts'
import { legalDocuments } from '../documents.ts'
import type { LegalDocumentKey } from '../keys.ts'
import { complaintsProcedure } from './complaints.ts'
import { cookieNotice } from './cookies.ts'
import { privacyNotice } from './privacy.ts'
import { prohibitedContent } from './prohibited-content.ts'
import { termsForBrands } from './terms-brands.ts'
import { termsForTalents } from './terms-talents.ts'
import type { LegalBlock, LegalText } from './text.ts'

/** The text of every legal document that Marquee comes with. */
export const legalTexts: Readonly<Record<LegalDocumentKey, LegalText>> = {
  terms_brands: termsForBrands,
  terms_talents: termsForTalents,
  privacy: privacyNotice,
  cookies: cookieNotice,
  complaints: complaintsProcedure,
  prohibited_content: prohibitedContent,
}

/** Returns the text of a legal document that Marquee comes with, as its content page. */
export function legalContent(key: LegalDocumentKey): Content<LegalDocumentKey> {
  return {
    description: legalDocuments[key].summary,
    sections: legalTexts[key].map(({ heading, blocks }) => ({ heading, text: blocks.map(htmlOf).join('') })),
  }
}

function htmlOf(block: LegalBlock): string {
  return typeof block === 'string'
    ? `<p>${inlineHtml(block)}</p>`
    : `<ul>${block.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`
}

/** Returns a text with its links as the server stores them. */
function inlineHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_whole, label: string, to: string) =>
      to.startsWith('/')
        ? `<a href="${to}">${label}</a>`
        : `<a href="${to}" rel="noopener noreferrer nofollow" target="_blank">${label}</a>`,
    )
}
