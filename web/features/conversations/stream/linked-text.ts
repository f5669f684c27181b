export interface Part {
  text: string
  href: string | null
}

// URLs as people type them; a URL never begins after `@` or a word character.
const address =
  /(?<![\w@/.])(?:https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/giu
const open = { ')': '(', ']': '[', '}': '{' } as const

/**
 * Splits plain text into text and links. Only http, https and mailto become links; every other scheme stays
 * text. A full stop, comma or bracket at the end belongs to the sentence.
 */
export function splitLinks(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    const link = trimmed(found[0])
    const href = hrefOf(link)
    if (!href) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index), href: null })
    parts.push({ text: link, href })
    end = found.index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** Returns the URL of a link; null when it is invalid or not http, https or mailto. */
function hrefOf(link: string): string | null {
  const whole = /^(?:https?:|mailto:)/i.test(link)
    ? link
    : link.includes('@') && !/^www\./i.test(link)
      ? `mailto:${link}`
      : `https://${link}`
  if (!URL.canParse(whole)) return null
  const { protocol, href, username } = new URL(whole)
  // A user name before the host only serves to imitate another host.
  if (protocol !== 'mailto:' && username) return null
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null
}

function trimmed(link: string): string {
  let end = link.length
  while (end > 0) {
    const last = link.charAt(end - 1)
    const opening = last === ')' || last === ']' || last === '}' ? open[last] : null
    const isStray = opening
      ? countOf(link, opening, end) < countOf(link, last, end)
      : /[.,;:!?'"»”’…]/u.test(last)
    if (!isStray) break
    end -= 1
  }
  return link.slice(0, end)
}

function countOf(text: string, letter: string, end: number): number {
  return text.slice(0, end).split(letter).length - 1
}
