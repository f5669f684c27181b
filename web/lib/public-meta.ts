import type { MetaDescriptor } from 'react-router'

interface PageTexts {
  title: string
  description: string
}

/** What a page of ours knows when its tags are made. */
export interface MetaArgs<Data = unknown> {
  loaderData?: Data | undefined
  matches: readonly (Match | undefined)[]
  location: { pathname: string; search: string }
}

interface Match {
  id: string
  loaderData?: unknown
}

/**
 * Returns the tags of a public page: title, description, its one address (`canonical`) and what other sites show of a link
 * to it (Open Graph). A preview is not for search engines.
 */
export function publicMeta(
  { matches, location }: Omit<MetaArgs, 'loaderData'>,
  { title, description }: PageTexts,
): MetaDescriptor[] {
  const origin = originOf(matches.find((match) => match?.id === 'root')?.loaderData)
  const path = location.pathname.replace(/(?<=.)\/+$/, '')
  const url = `${origin}${path}`
  const isPreview = new URLSearchParams(location.search).has('preview')
  return [
    { title: path === '/' ? `Marquee: ${title}` : `${title} · Marquee` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Marquee' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}/link-picture.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Marquee: fair deals between brands and talent' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPreview ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
  ]
}

function originOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
    ? data.origin
    : ''
}
