/**
 * Marks the link of the table of contents whose section is being read: the last one that begins above a line in the first quarter of the
 * window. A `PageScript`.
 */
export function markSection(): void {
  const links = new Map<Element, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section')
    if (section) links.set(section, link)
  }
  const mark = () => {
    const begun = [...links.keys()].filter((section) => section.getBoundingClientRect().top < innerHeight / 4)
    for (const [section, link] of links)
      if (section === begun.at(-1)) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  // A section is told of when it reaches the line and when it has left it.
  const observer = new IntersectionObserver(mark, { rootMargin: '-24% 0px -76%' })
  for (const section of links.keys()) observer.observe(section)
}
