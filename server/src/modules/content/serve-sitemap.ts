import { contentPages } from '@marquee/contract/content/pages'
import { type ContentKey, contentKeys } from '@marquee/contract/content/schemas'
import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import { isLegalDocument } from '@marquee/contract/legal/keys'
import type { FastifyInstance } from 'fastify'
import { withoutTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { isOperatorHost } from '../../platform/http/operator-host.ts'
import { sendRevalidated } from '../../platform/http/revalidation.ts'
import { type SitemapUrl, sitemapPages } from './content.ports.ts'
import { publishedPage } from './get-content.ts'

/** The public pages whose drafts operators can see. */
export const previewPaths: readonly string[] = contentKeys.flatMap((key) => contentPages[key].path ?? [])

/** Areas that search engines leave out. */
const robots = ['User-agent: *', 'Disallow: /dashboard', 'Disallow: /admin', 'Disallow: /api/']

/** Serves `sitemap.xml` with the pages that visitors can read now, and `robots.txt`, which on the operators’ host allows nothing. */
export function serveSitemap(app: FastifyInstance, origin: string): void {
  app.get('/robots.txt', (request, reply) => {
    const isClosed = isOperatorHost(app.calling.operatorOrigin, request.headers.host)
    const lines = isClosed ? ['User-agent: *', 'Disallow: /'] : [...robots, `Sitemap: ${origin}/sitemap.xml`]
    return sendRevalidated(request, reply.type('text/plain; charset=utf-8'), `${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const pages = await withoutTransaction(systemActor, request.id, () =>
      Promise.all(sitemapPages.get().map((list) => list())),
    )
    const published = await Promise.all(contentKeys.map(publishedUrl))
    const urls = [...published.flatMap((url) => url ?? []), ...pages.flat()]
    return sendRevalidated(request, reply.type('application/xml; charset=utf-8'), sitemapOf(origin, urls))
  })
}

/** Returns the address of a content page; null for what is no page. */
async function publishedUrl(key: ContentKey): Promise<SitemapUrl | null> {
  const { path } = contentPages[key]
  if (path === null) return null
  const { publishedAt } = await publishedPage(key)()
  const shipped = isLegalDocument(key) ? currentVersion(legalDocuments[key]) : null
  return { path, changed: publishedAt?.slice(0, 10) ?? shipped }
}

/** Our paths hold no character that XML escapes. */
function sitemapOf(origin: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ path, changed }) =>
      `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
