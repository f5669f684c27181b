/** The first words of titles that are no names, so that they are written in lower case within a sentence. */
const commonWord =
  /^(Podcast|Blog|Reel|Story|Post|Carousel|Short|Video|Live|Photo|Audio|Article|Mention)(?=\s|$)/

/**
 * Returns the title of a deliverable within a sentence: `the TikTok video`, `the photo set`. One of several has its number instead of
 * an article: `Instagram story 2 of 3`.
 */
export function theDeliverable(title: string): string {
  if (title === '') return title
  const name = title.replace(commonWord, (word) => word.toLowerCase())
  return / \d+ of \d+$/.test(title) ? name : `the ${name}`
}

/** Returns a text with the title of a deliverable in place of `{subject}`; the title alone where the text begins with it. */
export function fillSubject(text: string, title: string): string {
  return text.replace('{subject}', (_place, at: number) => (at === 0 ? title : theDeliverable(title)))
}
