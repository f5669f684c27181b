import type { contentCalls } from '@marquee/contract/calls/content'
import type { Content, ContentKey } from '@marquee/contract/content/schemas'
import type { LegalDocument } from '@marquee/contract/legal/documents'
import { type LegalDocumentKey, legalDocumentKeys } from '@marquee/contract/legal/keys'
import { referenceCache } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/handler.ts'
import type { CacheKey } from '../../platform/transactions/reference-cache.ts'
import { loadLegalDocuments } from '../identity/legal-versions.store.ts'
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

/** Returns a handler that replies with the legal page in force and its versions. */
export function legalPage<Key extends LegalDocumentKey>(key: Key) {
  const page = publishedPage(key)
  return async () => {
    const [published, documents] = await Promise.all([page(), loadLegalDocuments()])
    const { title, path } = documents[key]
    return { ...published, title, path, versions: versionsOf(documents[key]) }
  }
}

/** Returns every legal document with its versions. */
export const getLegalDocuments: Handler<typeof contentCalls.legalDocuments> = async () => {
  const documents = await loadLegalDocuments()
  return {
    items: legalDocumentKeys.map((document) => {
      const { title, path } = documents[document]
      return { document, title, path, versions: versionsOf(documents[document]) }
    }),
  }
}

function versionsOf({ versions }: LegalDocument) {
  return versions.map(({ version, isMinor, changes }) => ({ version, isMinor, changes: [...changes] }))
}
