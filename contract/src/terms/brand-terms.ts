import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { id, line } from '../rules/text.ts'

/** Marks that change the direction of the text around them: a name with them could read as another one. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Creates the schema of the name of a brand’s terms: one line of up to 80 characters. */
export function brandTermsName() {
  return line(limits.name).refine(
    (name) => !directionMarks.test(name),
    'This contains a character that isn’t allowed.',
  )
}

/** A brand’s own terms that an offer attaches: one file, which its hash names for ever. */
export const brandTerms = z.strictObject({
  id: id(),
  name: brandTermsName(),
  /** Of the PDF, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'This reference is not valid.'),
})
export type BrandTerms = z.output<typeof brandTerms>

/** Describes attached terms: "Creator terms 2026 (PDF, SHA-256 3f9ac01b52d7…)", or "None". */
export function describeBrandTerms(value: BrandTerms | null): string {
  return value ? `${value.name} (PDF, SHA-256 ${value.sha256.slice(0, 12)}…)` : 'None'
}

/** Returns whether two offers attach the same terms, or neither attaches any. */
export function isSameBrandTerms(one: BrandTerms | null, other: BrandTerms | null): boolean {
  return one?.id === other?.id && one?.name === other?.name && one?.sha256 === other?.sha256
}
