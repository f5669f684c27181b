import type { EditedContentPage, operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { type ContentKey, contentKeys, contentSchemas, pageContent } from '@marquee/contract/content/schemas'
import { fail, failField } from '@marquee/contract/errors'
import type { newDocumentVersion } from '@marquee/contract/legal/document-version'
import { currentVersion } from '@marquee/contract/legal/documents'
import { type MissingFigure, missingFigures } from '@marquee/contract/legal/figures'
import { isLegalDocument, legalDocumentKeys } from '@marquee/contract/legal/keys'
import type { z } from 'zod'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { createLegalVersion, loadLegalDocuments } from '../identity/legal-versions.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadOperatorNames } from '../operators/operator-names.store.ts'
import { type MarketSettings, readMarketSettings } from '../settings/market-settings.ts'
import {
  type ContentPageRow,
  createVersion,
  findContent,
  findPage,
  listPages,
  listPublishedActs,
  listVersions,
  lockPage,
  updatePage,
} from './content.store.ts'
import type { StoredContent } from './content.tables.ts'
import { changedFields, contentOf, storableContent } from './content.ts'
import { publishedPage } from './get-content.ts'
import { keepPictures, releasePictures } from './kept-pictures.ts'
import { loadContent } from './load-content.ts'

const FORMER_OPERATOR = 'A former operator'

/** Returns every page with its published version and its draft. */
export const getContentPages: Handler<typeof operatorContentCalls.contentPages> = async () => {
  const [rows, acts, names, settings] = await Promise.all([
    listPages(),
    listPublishedActs(),
    loadOperatorNames(),
    readMarketSettings(),
  ])
  const legal = await Promise.all(
    legalDocumentKeys.map(async (page) => ({ page, content: (await publishedPage(page)()).content })),
  )
  return {
    items: contentKeys.map((page) => {
      const row = rows.find((one) => one.page === page)
      const act = acts.find((one) => one.page === page)
      return {
        page,
        publishedVersion: row?.publishedVersion ?? 0,
        published: act
          ? { by: names.get(act.operatorId) ?? FORMER_OPERATOR, at: act.createdAt.toISOString() }
          : null,
        draft: draftAct(row, names),
        missingFigures: figuresMissingIn(
          legal.find((one) => one.page === page),
          settings,
        ),
      }
    }),
  }
}

/** Returns a page as it is edited, with its versions. */
export const getContentPage: Handler<typeof operatorContentCalls.contentPage> = (_ctx, { page }) =>
  viewPage(page)

/** Returns the content of one version and of the one before it. Fails with `not_found`. */
export const getContentVersion: Handler<typeof operatorContentCalls.contentVersion> = async (
  _ctx,
  { page, version },
) => {
  const [content, before] = await Promise.all([
    loadContent(page, version),
    loadContent(page, Math.max(version - 1, 0)),
  ])
  return {
    version,
    saved: pageContent.parse({ page, content }),
    before: pageContent.parse({ page, content: before }),
  }
}

/**
 * Returns what the public address of a page shows to an operator: the version that is asked for, else the draft, else what
 * is published. Fails with `not_found` for a version that does not exist.
 */
export const previewContent: Handler<typeof operatorContentCalls.previewContent> = async (
  _ctx,
  { page, version },
) => {
  if (version !== undefined)
    return {
      isDraft: false,
      current: pageContent.parse({ page, content: await loadContent(page, version) }),
    }
  const row = await findPage(page)
  const stored = row?.draft ?? (await publishedOf(page, row))
  return { isDraft: row?.draft != null, current: contentOf(page, stored) }
}

/**
 * Saves the draft of a page and keeps the pictures that it shows. Fails with `stale_version` when the page was changed since it was read,
 * and at the field of a picture that is not stored.
 */
export const saveContentDraft: Handler<typeof operatorContentCalls.saveContentDraft> = async (
  ctx,
  { revision, draft, reason },
) => {
  const { page } = draft
  const row = await lockRevision(page, revision)
  const content = storableContent(draft)
  await keepPictures(page, content)
  await updatePage(page, {
    revision: row.revision + 1,
    draft: content,
    draftBy: ctx.actor.id,
    draftAt: ctx.now,
  })
  await releasePictures(page, row.draft)
  await recordOperatorAct(ctx, { action: 'saveContentDraft', reason, details: { page } })
  return viewPage(page)
}

/** Deletes the draft, and no longer keeps the pictures that only it shows. Fails with `stale_version`, and with `wrong_state` without a draft. */
export const discardContentDraft: Handler<typeof operatorContentCalls.discardContentDraft> = async (
  ctx,
  { page, revision, reason },
) => {
  const row = await lockRevision(page, revision)
  if (!row.draft) fail('wrong_state')
  await updatePage(page, { revision: row.revision + 1, ...withoutDraft })
  await releasePictures(page, row.draft)
  await recordOperatorAct(ctx, { action: 'discardContentDraft', reason, details: { page } })
  return viewPage(page)
}

/**
 * Publishes the draft as the next version; for a legal page, also as a version that users confirm. Fails with `stale_version`, with
 * `wrong_state` without a draft, and at `legal` when a legal page lacks it or another page has it.
 */
export const publishContent: Handler<typeof operatorContentCalls.publishContent> = async (
  ctx,
  { page, revision, legal, reason },
) => {
  const row = await lockRevision(page, revision)
  const content = row.draft ?? fail('wrong_state')
  await publish(ctx, row, { content, reason, restores: null, legal, draft: withoutDraft })
  await recordOperatorAct(ctx, {
    action: 'publishContent',
    reason,
    details: { page, version: row.publishedVersion + 1 },
  })
  return viewPage(page)
}

/**
 * Publishes the content of an earlier version as the next one, and keeps a draft. Fails with `stale_version`, with `not_found` for a
 * version that does not exist, and at `legal` as publishing does.
 */
export const restoreContent: Handler<typeof operatorContentCalls.restoreContent> = async (
  ctx,
  { page, revision, version, legal, reason },
) => {
  const row = await lockRevision(page, revision)
  const content = { ...(await loadContent(page, version)) }
  await publish(ctx, row, { content, reason, restores: version, legal, draft: {} })
  await recordOperatorAct(ctx, {
    action: 'restoreContent',
    reason,
    details: { page, version: row.publishedVersion + 1, restores: version },
  })
  return viewPage(page)
}

const withoutDraft = { draft: null, draftBy: null, draftAt: null }

/** Locks a page. Fails with `stale_version` when it was changed since it was read. */
async function lockRevision(page: ContentKey, revision: number): Promise<ContentPageRow> {
  const row = (await lockPage(page)) ?? fail('not_found')
  return row.revision === revision ? row : fail('stale_version')
}

interface NewVersion {
  content: StoredContent
  reason: string
  restores: number | null
  /** What changed, for a legal page. */
  legal: z.output<typeof newDocumentVersion> | undefined
  /** What happens to the draft. */
  draft: Partial<typeof withoutDraft>
}

/** Queues the next version of a locked page. */
async function publish(
  ctx: Pick<RequestContext, 'actor' | 'now'>,
  row: ContentPageRow,
  { content, reason, restores, legal, draft }: NewVersion,
): Promise<void> {
  const { page } = row
  const version = row.publishedVersion + 1
  const changed = changedFields(page, await publishedOf(page, row), content)
  await createVersion({
    page,
    version,
    content,
    changed,
    restores,
    operatorId: ctx.actor.id,
    reason,
    createdAt: ctx.now,
  })
  await publishLegalVersion(page, version, legal, ctx.now)
  await updatePage(page, {
    ...draft,
    revision: row.revision + 1,
    publishedVersion: version,
    publishedAt: ctx.now,
  })
}

/**
 * Queues the version of a legal page that users confirm. The row of the page is locked, so each version is named after a later moment
 * than the one before. Fails at `legal` for another page, and at `legal.changes` for a legal page without it.
 */
async function publishLegalVersion(
  page: ContentKey,
  contentVersion: number,
  legal: NewVersion['legal'],
  now: Date,
): Promise<void> {
  if (!isLegalDocument(page)) {
    if (legal) failField('legal', 'Only a legal page has versions that users confirm.')
    return
  }
  if (!legal) failField('legal.changes', 'Say what has changed.')
  const before = Date.parse(currentVersion((await loadLegalDocuments())[page]))
  const version = new Date(Math.max(now.getTime(), before + 1)).toISOString()
  await createLegalVersion({ document: page, version, contentVersion, ...legal })
}

/** Returns the stored content that is published; null for the text that Marquee comes with. */
async function publishedOf(page: ContentKey, row: ContentPageRow | undefined): Promise<StoredContent | null> {
  const version = row?.publishedVersion ?? 0
  return version === 0 ? null : ((await findContent(page, version)) ?? fail('not_found'))
}

async function viewPage(page: ContentKey): Promise<EditedContentPage> {
  const [row, versions, names, settings] = await Promise.all([
    findPage(page),
    listVersions(page),
    loadOperatorNames(),
    readMarketSettings(),
  ])
  const current = contentOf(page, row?.draft ?? (await publishedOf(page, row)))
  return {
    revision: row?.revision ?? 0,
    publishedVersion: row?.publishedVersion ?? 0,
    draft: draftAct(row, names),
    current,
    missingFigures: figuresMissingIn(current, settings),
    versions: versions.map(({ version, changed, restores, reason, operatorId, createdAt }) => ({
      version,
      changed,
      restores,
      reason,
      by: names.get(operatorId) ?? FORMER_OPERATOR,
      at: createdAt.toISOString(),
    })),
  }
}

function figuresMissingIn(
  shown: { page: string; content: object } | undefined,
  settings: MarketSettings,
): MissingFigure[] {
  if (!shown || !isLegalDocument(shown.page)) return []
  const { sections } = contentSchemas[shown.page].parse(shown.content)
  return missingFigures(shown.page, sections.map(({ text }) => text).join(' '), settings)
}

function draftAct(
  row: ContentPageRow | undefined,
  names: ReadonlyMap<string, string>,
): { by: string; at: string } | null {
  return row?.draftAt
    ? { by: names.get(row.draftBy ?? '') ?? FORMER_OPERATOR, at: row.draftAt.toISOString() }
    : null
}
