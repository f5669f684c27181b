import { randomUUID } from 'node:crypto'
import { type brandTermsCalls, MAX_BRAND_TERMS } from '@marquee/contract/calls/brand-terms'
import { fail, failField } from '@marquee/contract/errors'
import { type Handler, prepared, type RequestContext } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { claimFiles, removeFiles } from '../files/file.ts'
import type { FileRow } from '../files/files.store.ts'
import { storeOriginalOf } from '../files/store-original.ts'
import {
  type BrandTermsRow,
  createBrandTerms,
  deleteBrandTerms,
  hideBrandTerms,
  listBrandTerms,
  lockBrandOfTerms,
  lockBrandTerms,
} from './brand-terms.store.ts'
import { viewOwnTerms } from './brand-terms.view.ts'

/** Returns the terms that the brand can attach to new offers. */
export const getBrandTerms: Handler<typeof brandTermsCalls.brandTerms> = async (ctx) =>
  viewList(await listBrandTerms(ctx.actor.id), ctx.now)

/** Adds a PDF to the brand’s terms. Fails at `file` without one and when there are 10 already, and as `storeOriginalOf` does. */
export const addBrandTerms = prepared<typeof brandTermsCalls.addBrandTerms, FileRow>({
  prepare: storeFile,
  act: async (ctx, { name }, file) => {
    await lockBrandOfTerms(ctx.actor.id)
    const present = await listBrandTerms(ctx.actor.id)
    if (present.length >= MAX_BRAND_TERMS)
      failField('file', `You can keep up to ${MAX_BRAND_TERMS} terms. Remove one first.`)

    const added = await addTerms(ctx, name, file)
    refreshTerms(ctx.actor.id)
    return viewList([added, ...present], ctx.now)
  },
})

/**
 * Adds a PDF in place of terms of the brand, under an id of its own; offers that attach the former ones keep them. Fails with
 * `not_found` for missing, foreign and removed terms, and as adding does.
 */
export const replaceBrandTerms = prepared<typeof brandTermsCalls.replaceBrandTerms, FileRow>({
  prepare: storeFile,
  act: async (ctx, { termsId, name }, file) => {
    const former = (await lockBrandTerms(ctx.actor.id, termsId)) ?? fail('not_found')
    await lockBrandOfTerms(ctx.actor.id)
    const present = await listBrandTerms(ctx.actor.id)

    await endUse(former, ctx.now)
    const added = await addTerms(ctx, name, file)
    refreshTerms(ctx.actor.id)
    return viewList([added, ...present.filter(({ id }) => id !== termsId)], ctx.now)
  },
})

/**
 * Removes terms from the list. The file is deleted within a day, unless an offer attaches it. Fails with `not_found` for missing,
 * foreign and removed terms.
 */
export const removeBrandTerms: Handler<typeof brandTermsCalls.removeBrandTerms> = async (
  ctx,
  { termsId },
) => {
  const former = (await lockBrandTerms(ctx.actor.id, termsId)) ?? fail('not_found')
  const present = await listBrandTerms(ctx.actor.id)
  await endUse(former, ctx.now)
  refreshTerms(ctx.actor.id)
  return viewList(
    present.filter(({ id }) => id !== termsId),
    ctx.now,
  )
}

async function storeFile({ files: [file], actor }: RequestContext): Promise<FileRow> {
  return file ? storeOriginalOf(file, actor.id) : failField('file', 'Please choose a PDF file.')
}

async function addTerms(ctx: RequestContext, name: string, { id: fileId }: FileRow): Promise<BrandTermsRow> {
  const id = randomUUID()
  const brandId = ctx.actor.id
  const [file] = await claimFiles([fileId], brandId, `brand terms:${id}`)
  if (!file) return fail('not_found')
  await createBrandTerms({ id, brandId, fileId, name, createdAt: ctx.now })
  const { key, name: fileName, sha256, bytes } = file
  return { id, name, attachedAt: null, createdAt: ctx.now, fileId, key, fileName, sha256, bytes }
}

/** Hides locked terms that an offer attaches, and deletes others with their file. */
async function endUse(
  { id, fileId, attachedAt }: NonNullable<Awaited<ReturnType<typeof lockBrandTerms>>>,
  now: Date,
): Promise<void> {
  if (attachedAt) return hideBrandTerms(id, now)
  await deleteBrandTerms(id)
  await removeFiles([fileId], now)
}

/** Refreshes the other screens of the brand. */
function refreshTerms(brandId: string): void {
  broadcast([brandId], 'refresh', { topics: ['brand-terms'] })
}

function viewList(rows: readonly BrandTermsRow[], now: Date) {
  return { items: rows.map((row) => viewOwnTerms(row, now)) }
}
