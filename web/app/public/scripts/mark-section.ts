/**
 * Marks the link of the table of contents whose section is being read: the last one that begins above a line at 24 % of the height of
 * the window. A `PageScript`.
 */
export function markSection(): void {
  const links = new Map<Element, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section')
    if (section) links.set(section, link)
  }
  /** Where the line is, as a part of the height of the window. */
  const line = 0.24
  const mark = () => {
    // Positions are rounded.
    const begun = [...links.keys()].filter(
      (section) => section.getBoundingClientRect().top <= innerHeight * line + 1,
    )
    for (const [section, link] of links)
      if (section === begun.at(-1)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  // Calls `mark` whenever the beginning of a section passes the line: a section stays above it however far one scrolls at once.
  const observer = new IntersectionObserver(mark, { rootMargin: `1000000px 0px ${(line - 1) * 100}%` })
  for (const section of links.keys()) observer.observe(section)
}
