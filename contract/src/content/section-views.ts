/** How a section of “About us” can be shown, with the label that operators read. Without a choice it is a heading with its text. */
export const sectionViews = {
  record: 'The text beside the record of a deal, as an example',
  split: 'The text beside the split of a price',
  never: 'The entries of a list, each as a card with a “no” sign',
} as const

export type SectionView = keyof typeof sectionViews

/** Returns whether a text is the key of a section view. */
export const isSectionView = (text: string): text is SectionView => Object.hasOwn(sectionViews, text)
