import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, fail } from '@marquee/contract/errors'
import { MAX_UPLOAD_BYTES } from '@marquee/contract/rules/uploads'
import { FileStore } from '@tus/file-store'
import { Server, type ServerOptions } from '@tus/server'
import { currentActor, inTransaction } from '../../platform/database/database.ts'
import { errorForStatus, failure } from '../../platform/http/envelope.ts'
import { clock } from '../../platform/time/clock.ts'
import { type FileRow, findFile } from './files.store.ts'
import { viewFile } from './files.view.ts'
import { createCountedFile } from './reserve-upload.ts'
import { storedName } from './storage-key.ts'
import { finishUpload, isStored, isVerdict } from './store-original.ts'

export const resumablePath = '/api/uploads/resumable'
/** A partial upload is deleted after a day. */
const incompleteTtlMs = 24 * 3_600_000

/**
 * The account and the upload of the request that the upload server is handling, set before the upload server sees it. A
 * request that creates an upload has none yet.
 */
export const uploaders = new WeakMap<object, { accountId: string; uploadId: string | null }>()

type ServerRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0]
type Metadata = Record<string, string | null> | undefined
interface Upload {
  id: string
  size?: number | undefined
  metadata?: Metadata
}

interface ResumableServer {
  tus: Server
  /**
   * Completes an upload of which every byte has arrived, although its last response was never sent, and returns its row; returns the row
   * unchanged while bytes are missing. A verdict about the file marks the row as rejected. Fails with `unavailable` during an outage, so that its
   * sender asks again.
   */
  finishReceived(file: FileRow): Promise<FileRow>
}

/** Creates the tus server over a folder of partial uploads. The id of an upload is the id of its file. */
export function resumableServer(folder: string): ResumableServer {
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: incompleteTtlMs })
  const finishing = new Map<string, Promise<FileRow>>()
  const pathOf = (id: string): string => join(folder, id)
  const finish = (id: string, metadata: Metadata): Promise<FileRow> => {
    const running = finishing.get(id)
    if (running) return running
    const path = pathOf(id)
    const removeParts = () => Promise.all([path, `${path}.json`].map((part) => rm(part, { force: true })))
    // An outage keeps the received bytes, so that the sender’s next request completes the upload.
    const started = completeUpload(id, path, metadata)
      .then(async (file) => {
        await removeParts()
        return file
      })
      .catch(async (error: unknown) => {
        if (isVerdict(error)) await removeParts()
        return Promise.reject(error)
      })
      .finally(() => finishing.delete(id))
    finishing.set(id, started)
    return started
  }
  const tus = new Server({
    path: resumablePath,
    datastore,
    maxSize: MAX_UPLOAD_BYTES,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    // The upload server would take the id from the end of the whole URL, query included.
    getFileIdFromRequest: (request) => uploaderOf(request)?.uploadId ?? undefined,
    onIncomingRequest: checkOwner,
    onUploadCreate: async (request, upload) => {
      const { accountId } = uploaderOf(request) ?? (await reject('not_signed_in'))
      await createUpload(upload, accountId)
      return {}
    },
    onUploadFinish: async (_request, upload) => respond(await finish(upload.id, upload.metadata)),
    onResponseError: (_request, error) =>
      'status_code' in error ? tusError(error) : asTusError(errorForStatus(error)),
  })
  return {
    tus,
    finishReceived: async (file) => {
      const received = await stat(pathOf(file.id)).catch(() => null)
      if (received ? received.size < file.bytes : !(await isStored(file))) return file
      const metadata = received ? (await datastore.getUpload(file.id)).metadata : undefined
      return finish(file.id, metadata).catch(async (error: unknown) =>
        isVerdict(error)
          ? ((await findFile(file.id)) ?? file)
          : fail('unavailable', { retryAfterSeconds: 2 }),
      )
    },
  }
}

/** Returns an error of the upload server itself; that of a file too large in our envelope (specification section 9). */
function tusError(error: { status_code: number; body: string }): { status_code: number; body: string } {
  return error.status_code === 413 ? asTusError(new AppError('file_too_large')) : error
}

function uploaderOf(request: ServerRequest): { accountId: string; uploadId: string | null } | undefined {
  const node = request.runtime?.node?.req
  return node && uploaders.get(node)
}

/** Rejects with `not_found` when the upload that the upload server is about to use is not the account’s own. */
async function checkOwner(request: ServerRequest, uploadId: string): Promise<void> {
  const uploader = uploaderOf(request) ?? (await reject('not_signed_in'))
  if (request.method === 'POST') return
  const file = await findFile(uploadId)
  if (file?.ownerId !== uploader.accountId || file.status !== 'uploading') await reject('not_found')
}

/** Creates the row of an upload before its first part. Rejects with `invalid_file_type` for an empty file, and as `createCountedFile` does. */
async function createUpload(upload: Upload, ownerId: string): Promise<void> {
  const { id, size, metadata } = upload
  const bytes = size || (await reject('invalid_file_type'))
  const key = `incoming/${id}`
  const file = {
    id,
    ownerId,
    key,
    bytes,
    folder: 'deliverables' as const,
    mime: '',
    status: 'uploading' as const,
    ...parseMetadata(metadata),
  }
  await inTransaction(currentActor(), (now) => createCountedFile(file, now)).catch((error: unknown) =>
    Promise.reject(asTusError(errorForStatus(error))),
  )
}

/** Completes an upload whose bytes are all at `path`, or already in the storage. A complete one is returned as it is. */
async function completeUpload(id: string, path: string, metadata: Metadata): Promise<FileRow> {
  const file = (await findFile(id)) ?? (await reject('not_found'))
  return file.status === 'ready' ? file : finishUpload(file, path, metadata?.sha256 ?? null)
}

/** Returns the response to the last part of an upload: the file in our envelope. */
function respond(file: FileRow): { status_code: number; headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ status: 200, message: 'Uploaded.', data: viewFile(file, clock.now()) })
  return { status_code: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body }
}

/** Parses the sender's metadata of a file, which is untrusted and only for display. */
function parseMetadata(metadata: Metadata): {
  name: string
  width: number | null
  height: number | null
  durationMs: number | null
} {
  const wholeNumber = (text: string | null | undefined): number | null =>
    /^\d{1,9}$/.test(text ?? '') ? Number(text) : null
  const { filename, width, height, durationMs } = metadata ?? {}
  return {
    name: storedName(filename ?? ''),
    width: wholeNumber(width),
    height: wholeNumber(height),
    durationMs: wholeNumber(durationMs),
  }
}

/** Rejects with an error as the plain object that the upload server expects. */
function reject(code: AppError['code']): Promise<never> {
  return Promise.reject(asTusError(new AppError(code)))
}

const asTusError = (error: AppError): { status_code: number; body: string } => ({
  status_code: error.status,
  body: JSON.stringify(failure(error)),
})
