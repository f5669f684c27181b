import { buffer } from 'node:stream/consumers'
import { fail } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutTransaction } from '../../platform/database/database.ts'
import { pictureFor } from '../../platform/files/picture.ts'
import { storage } from '../../platform/files/storage.ts'
import { systemActor } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { clock } from '../../platform/time/clock.ts'
import { demoAccounts } from '../identity/identity.ports.ts'
import { loadKit } from './public-profile.ts'
import { renderMediaKit } from './render-media-kit.ts'

/** Serves the public page of a talent as a PDF of one page at `/t/slug/media-kit.pdf`, while the page is open. */
export function serveMediaKits(app: FastifyInstance): void {
  app.route<{ Params: { slug: string } }>({
    method: ['GET', 'HEAD'],
    url: '/t/:slug/media-kit.pdf',
    handler: serveMediaKit,
  })
}

async function serveMediaKit(
  request: FastifyRequest<{ Params: { slug: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  takeFromBucket('costly', request)
  const slug = request.params.slug.slice(0, 80)
  const now = clock.now()
  const kit = await withoutTransaction(systemActor, request.id, () => loadKit(slug, now))
  if (!kit) fail('not_found')
  const { profile, avatarKey } = kit
  const [avatar, ...works] = await Promise.all([
    avatarKey ? read(avatarKey, 160, 160) : null,
    ...kit.pictures.map(({ key }) => read(key, 462, 348)),
  ])
  const pdf = await renderMediaKit(profile, {
    avatar,
    pictures: kit.pictures.flatMap(({ caption }, at) => {
      const picture = works[at]
      return picture ? [{ picture, caption }] : []
    }),
    address: publicUrl(`/t/${profile.slug}`),
    now,
    isDemo: demoAccounts.get().length > 0,
  })
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${profile.slug}-media-kit.pdf"`,
    'content-length': pdf.length,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(request.method === 'HEAD' ? undefined : pdf)
}

/** Returns a stored picture in this size, in pixels, as JPEG; null for one that is not stored any more. */
async function read(key: string, width: number, height: number): Promise<Buffer | null> {
  if ((await storage().size(key)) === null) return null
  return pictureFor(await buffer(await storage().stream(key)), { width, height })
}
