import { port } from '../../platform/port.ts'

/** A page of the sitemap; its path holds no character that XML escapes. */
export interface SitemapUrl {
  path: string
  /** The day on which it was last changed; null when that is not known. */
  changed: string | null
}

/** Lists the pages that are no text of ours, such as those of talents; implemented by portfolios. */
export const sitemapPages = port<{ list(): Promise<SitemapUrl[]> }>('sitemapPages')
