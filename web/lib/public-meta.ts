import type { MetaDescriptor } from 'react-router'

interface PageTexts {
  title: string
  description: string
  /** What other sites show of the page, with its address; Marquee’s own picture without it. */
  picture?: { url: string; width: number; height: number; alt: string } | undefined
  /** What the page is about, for other sites: a website, unless it is about a person. */
  kind?: 'website' | 'profile'
  /** The part of the query that makes it a page of its own, such as the niche of a list. */
  query?: URLSearchParams
}

const ownPicture = {
  url: '/link-picture.png',
  width: 1200,
  height: 630,
  alt: 'Marquee: fair deals between brands and talent',
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
  { title, description, picture = ownPicture, kind = 'website', query }: PageTexts,
): MetaDescriptor[] {
  const origin = originIn({ matches })
  const path = location.pathname.replace(/(?<=.)\/+$/, '')
  const url = `${origin}${path}${query ? `?${query}` : ''}`
  const isPreview = new URLSearchParams(location.search).has('preview')
  return [
    { title: path === '/' ? `Marquee: ${title}` : withName(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: 'Marquee' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(origin, picture.url) },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPreview ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
  ]
}

/** Returns a title with our name after it, unless it has the name already. */
const withName = (title: string): string => (/\bMarquee\b/.test(title) ? title : `${title} · Marquee`)

/** Returns the tags of a page that is useless without its emailed link: it has a title, and search engines leave it out. */
export function unlistedMeta({ title, description }: PageTexts): MetaDescriptor[] {
  return [
    { title: `${title} · Marquee` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** Returns the tags of a content page whose title and description for search engines are texts of their own. */
export function headMeta({
  loaderData,
  ...args
}: MetaArgs<{ content: { metaTitle: string; description: string } }>): MetaDescriptor[] {
  if (!loaderData) return []
  const { metaTitle, description } = loaderData.content
  return publicMeta(args, { title: metaTitle, description })
}

/** Returns the whole address of a file; files may have a host of their own. */
export const absolute = (origin: string, url: string): string =>
  url.startsWith('/') ? `${origin}${url}` : url

/** Returns the origin of the public pages, such as `https://marquee.example`. */
export function originIn({ matches }: Pick<MetaArgs, 'matches'>): string {
  return originOf(matches.find((match) => match?.id === 'root')?.loaderData)
}

function originOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
    ? data.origin
    : ''
}

/** How long a description for search engines is, in characters. */
const MAX_DESCRIPTION = 160

/** Returns a text on one line, cut after a word to the length of a description for search engines. */
export function shortDescription(text: string): string {
  const onOneLine = text.replace(/\s+/g, ' ').trim()
  if (onOneLine.length <= MAX_DESCRIPTION) return onOneLine
  return `${onOneLine.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}
