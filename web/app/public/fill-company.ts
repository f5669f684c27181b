import type { Company } from '#features/legal/CompanyFacts.tsx'

/** Shown until the operators have set who runs the market. */
const UNNAMED = 'the company on our contact page'

/** Returns the sections of a legal document with the name of the company that runs the market for `{company}`, as `pages.ts` tells operators. */
export function fillCompany<Section extends { text: string }>(
  sections: readonly Section[],
  company: Pick<Company, 'name' | 'address'> | null,
): Section[] {
  // Without an address the name is that of the market.
  const name = company && company.address !== '' ? company.name : UNNAMED
  const shown = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return sections.map((section) => ({ ...section, text: section.text.replaceAll('{company}', () => shown) }))
}
