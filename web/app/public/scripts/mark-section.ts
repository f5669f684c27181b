/**
 * Marks the link of the table of contents whose section is being read: the one that crosses a line below the header. A
 * `PageScript`.
 */
export function markSection(): void {
  const links = new Map<Element, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section')
    if (section) links.set(section, link)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)
      if (!read) return
      for (const [section, link] of links)
        if (section === read.target) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
    },
    { rootMargin: '-20% 0px -79%' },
  )
  for (const section of links.keys()) observer.observe(section)
}
