import { port } from '../../platform/port.ts'

/** A page of the sitemap; its path holds no character that XML escapes. */
export interface SitemapUrl {
  path: string
  /** The day on which it was last changed; null when that is not known. */
  changed: string | null
}

/** The lists of pages that are no text of ours: those of campaigns and of talents. Registered in `register-modules.ts`. */
export const sitemapPages = port<readonly (() => Promise<SitemapUrl[]>)[]>('sitemapPages')
