/** A paragraph, or a list of items. A link is written `[label](/path)` and leads to one of our pages or to an https address. */
export type LegalBlock = string | readonly string[]

export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}

/** The sections of a document, in their order. */
export type LegalText = readonly LegalSection[]
