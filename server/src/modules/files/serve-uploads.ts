import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, failField } from '@marquee/contract/errors'
import { MAX_UPLOAD_BYTES } from '@marquee/contract/rules/uploads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { currentActor, inTransaction } from '../../platform/database/database.ts'
import { requireFreeSpace } from '../../platform/files/free-space.ts'
import { receivePart, takeReceivedHash } from '../../platform/files/receive-part.ts'
import { takingTurns } from '../../platform/files/taking-turns.ts'
import { actorOf } from '../../platform/http/authenticate.ts'
import { rejectCrossSite } from '../../platform/http/cross-site.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { requireUserWrite } from '../../platform/http/while-acting.ts'
import { clock } from '../../platform/time/clock.ts'
import { type FileRow, findFile, type NewFile } from './files.store.ts'
import { viewFile } from './files.view.ts'
import { createCountedFile } from './reserve-upload.ts'
import { storedName } from './storage-key.ts'
import { finishUpload, isStored, isVerdict } from './store-original.ts'

const resumablePath = '/api/uploads/resumable'
const version = { 'tus-resumable': '1.0.0' }
/** A partial upload is deleted after a day without a byte. */
const incompleteTtlMs = 24 * 3_600_000
const sweepEveryMs = 3_600_000
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const inPath = z.object({ id: z.uuid() })

/**
 * Serves resumable uploads by version 1.0.0 of the tus protocol: POST creates one, PATCH sends a part, HEAD returns its offset, DELETE
 * cancels it. Only its owner can see it. The id of an upload is the id of its file.
 */
export async function serveUploads(app: FastifyInstance, dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const uploads = resumableUploads(folder)
  await app.register(async (scope) => {
    // A part is written to its file as it comes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const options = { onRequest: admitUploader, config: { policy: 'signed in, own uploads' } }
    scope.post(resumablePath, options, uploads.create)
    scope.patch(`${resumablePath}/:id`, options, uploads.receive)
    scope.head(`${resumablePath}/:id`, options, uploads.progress)
    scope.delete(`${resumablePath}/:id`, options, uploads.cancel)
  })
  const sweep = setInterval(
    () => void removeOldParts(folder).catch((error) => app.log.warn(error)),
    sweepEveryMs,
  )
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

async function admitUploader(request: FastifyRequest): Promise<void> {
  rejectCrossSite(request)
  request.actor = await actorOf(request)
  if (request.actor.kind !== 'account') fail('not_signed_in')
  requireUserWrite(request.actor)
  if (request.server.calling.limitRates)
    takeFromBucket(request.method === 'POST' ? 'costly' : 'light', request)
}

/** Returns the handlers of the four methods over a folder of partial uploads. */
function resumableUploads(folder: string) {
  const inTurn = takingTurns()
  const pathOf = (id: string): string => join(folder, id)

  /** Runs `run` with the request's own upload while no other request of this process uses it. */
  const withOwnUpload = async <T>(
    request: FastifyRequest,
    run: (file: FileRow, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const found = await ownUpload(request)
    return inTurn(found.id, async (signal, hasWaited) =>
      run(hasWaited ? await ownUpload(request) : found, signal),
    )
  }

  /** Stores a file whose bytes have all arrived. An outage keeps them, so that the next request of its sender completes the upload. */
  const finish = async (file: FileRow): Promise<FileRow> => {
    const path = pathOf(file.id)
    const removeParts = () => rm(path, { force: true })
    const stored = await finishUpload(file, path, takeReceivedHash(file.id, file.bytes)).catch(
      async (error: unknown) => {
        if (isVerdict(error)) await removeParts()
        return Promise.reject(error)
      },
    )
    await removeParts()
    return stored
  }

  return {
    create: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const file = await createUpload(request)
      await writeFile(pathOf(file.id), '', { mode: 0o600 })
      await reply
        .headers({ ...version, location: `${resumablePath}/${file.id}` })
        .status(201)
        .send()
    },

    receive: (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      withOwnUpload(request, async (file, signal) => {
        if (file.status !== 'uploading') fail('wrong_state', { state: file.status })
        const { id, bytes } = file
        const offset = numberIn(request, 'upload-offset')
        await requireFreeSpace(Number(request.headers['content-length'] ?? 0), 'file')
        const received = await receivePart({ id, path: pathOf(id), bytes, offset }, request.raw, signal)
        reply.headers({ ...version, 'upload-offset': String(received) })
        if (received < bytes) await reply.status(204).send()
        else await reply.send(wholeResponse(await finish(file)))
      }),

    progress: (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      withOwnUpload(request, async (found) => {
        const received =
          found.status === 'uploading' ? await receivedBytes(found, pathOf(found.id)) : found.bytes
        const isWhole = found.status === 'uploading' && received >= found.bytes
        const file = isWhole ? await finishAgain(found, finish) : found
        if (file.status === 'rejected') fail('wrong_state', { state: file.status })
        await reply
          .headers({ ...version, 'upload-offset': String(received), 'upload-length': String(file.bytes) })
          .send()
      }),

    cancel: (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      withOwnUpload(request, async (file) => {
        if (file.status !== 'uploading') fail('wrong_state', { state: file.status })
        await rm(pathOf(file.id), { force: true })
        await reply.headers(version).status(204).send()
      }),
  }
}

/** Returns the row of the request’s upload. An upload of someone else looks like a missing one. */
async function ownUpload(request: FastifyRequest): Promise<FileRow> {
  const { data } = inPath.safeParse(request.params)
  const file = data ? await findFile(data.id) : null
  return file && file.ownerId === request.actor.id ? file : fail('not_found')
}

/** Creates the row of an upload before its first part. Fails with `invalid_file_type` for an empty file, and as `createCountedFile` does. */
async function createUpload(request: FastifyRequest): Promise<FileRow> {
  const bytes = numberIn(request, 'upload-length')
  if (bytes === 0) fail('invalid_file_type')
  if (bytes > MAX_UPLOAD_BYTES) fail('file_too_large')
  const id = randomUUID()
  const file: NewFile = {
    id,
    ownerId: request.actor.id,
    key: `incoming/${id}`,
    bytes,
    folder: 'deliverables',
    mime: '',
    status: 'uploading',
    ...parseMetadata(String(request.headers['upload-metadata'] ?? '')),
  }
  return inTransaction(currentActor(), (now) => createCountedFile(file, now))
}

/** Parses the sender's metadata of a file, names with values in base64, which is untrusted and only for display. */
function parseMetadata(header: string): Pick<NewFile, 'name' | 'width' | 'height' | 'durationMs'> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  const values = new Map(pairs.map(([name, value]) => [name, Buffer.from(value ?? '', 'base64').toString()]))
  const numberOf = (name: string): number | null => {
    const text = values.get(name) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  return {
    name: storedName(values.get('filename') ?? ''),
    width: numberOf('width'),
    height: numberOf('height'),
    durationMs: numberOf('durationMs'),
  }
}

function numberIn(request: FastifyRequest, header: 'upload-length' | 'upload-offset'): number {
  const { data } = wholeNumber.safeParse(request.headers[header])
  return data ?? failField(header, 'This should be a whole number.')
}

/** Returns how many bytes of an upload are here or already in the storage. Fails with `not_found` when its file is gone. */
async function receivedBytes(file: FileRow, path: string): Promise<number> {
  const received = await stat(path).catch(() => null)
  if (received) return received.size
  return (await isStored(file)) ? file.bytes : fail('not_found')
}

/**
 * Completes an upload whose last response was never sent, and returns its row, which is rejected after a verdict about the file. Fails with
 * `unavailable` during an outage, so that its sender asks again.
 */
async function finishAgain(file: FileRow, finish: (file: FileRow) => Promise<FileRow>): Promise<FileRow> {
  return finish(file).catch(async (error: unknown) =>
    isVerdict(error)
      ? ((await findFile(file.id)) ?? fail('not_found'))
      : fail('unavailable', { retryAfterSeconds: 2 }),
  )
}

/** Returns the response to the last part of an upload: the file in our envelope. */
const wholeResponse = (file: FileRow) => ({
  status: 200,
  message: 'Uploaded.',
  data: viewFile(file, clock.now()),
})

async function removeOldParts(folder: string): Promise<void> {
  const oldest = clock.now().getTime() - incompleteTtlMs
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}
