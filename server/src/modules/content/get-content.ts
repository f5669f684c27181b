import type { LegalTextResponse } from '@marquee/contract/calls/content'
import type { Content, ContentKey } from '@marquee/contract/content/schemas'
import { currentVersion, legalDocuments } from '@marquee/contract/legal/documents'
import type { LegalDocumentKey } from '@marquee/contract/legal/keys'
import { legalTexts } from '@marquee/contract/legal/texts/index'
import { referenceCache } from '../../platform/database/database.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import { findPublished } from './content.store.ts'
import { loadContent } from './load-content.ts'

interface Published<Key extends ContentKey> {
  version: number
  publishedAt: string | null
  content: Content<Key>
}

/**
 * Returns a handler that replies with the published version of a page. Every request reads which version that is; a
 * version never changes, so its content is kept in the process without a time limit and is right on every node.
 */
export function publishedPage<Key extends ContentKey>(page: Key): () => Promise<Published<Key>> {
  const cached: CacheKey<Content<Key>> = { name: `content ${page}` }
  return async () => {
    const { version, publishedAt } = (await findPublished(page)) ?? { version: 0, publishedAt: null }
    const content = await referenceCache().loadVersion(cached, String(version), () =>
      loadContent(page, version),
    )
    return { version, publishedAt: publishedAt?.toISOString() ?? null, content }
  }
}

/** Returns a handler that replies with the legal document in force, whose text is part of the product. */
export function legalPage(key: LegalDocumentKey): () => Promise<LegalTextResponse> {
  const document = legalDocuments[key]
  const response: LegalTextResponse = {
    title: document.title,
    summary: document.summary,
    path: document.path,
    version: currentVersion(document),
    versions: document.versions.map(({ date, isMinor, changes }) => ({
      date,
      isMinor,
      changes: [...changes],
    })),
    sections: legalTexts[key].map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.map((block) =>
        typeof block === 'string'
          ? { kind: 'paragraph', texts: [block] }
          : { kind: 'list', texts: [...block] },
      ),
    })),
  }
  return async () => response
}
