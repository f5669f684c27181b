import { fileCalls } from '@marquee/contract/calls/files'
import { TOKEN_HEADER } from '@marquee/contract/rules/constants'
import { fileResponse, type StoredFile } from '@marquee/contract/rules/stored-file'
import { fileIssue } from '@marquee/contract/rules/uploads'
import { DetailedError, Upload as TusUpload } from 'tus-js-client'
import { z } from 'zod'
import { call, signedOut } from '../api.ts'
import { ApiError, errorText } from '../api-error.ts'
import { readCookie } from '../cookies.ts'
import { settings } from '../settings.ts'
import { speedometer } from './speed.ts'
import { uploadPersistence } from './upload-persistence.ts'
import { updateUpload } from './upload-store.ts'
import { readVideoMetadata, type VideoMetadata } from './video-metadata.ts'

/** Delays before a lost connection is retried, in milliseconds; then the user decides. */
const pauses = [0, 1_000, 3_000, 5_000, 10_000]
const chunkBytes = 32_000_000
const answerShape = z.object({ data: fileResponse })
const errorShape = z.object({ message: z.string() })

const running = new Map<string, TusUpload>()

/**
 * Sends a file in chunks, resuming where an earlier attempt stopped. Progress, error and the stored file
 * appear in the upload store.
 */
export async function startUpload(id: string, file: File): Promise<void> {
  const error = fileIssue(file)
  if (error) return updateUpload(id, { status: 'failed', error })
  const facts = file.type.startsWith('video/') ? await readVideoMetadata(file) : null
  const upload = tusUpload(id, file, facts)
  running.set(id, upload)
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  updateUpload(id, { status: 'going', error: null })
  upload.start()
}

export function pauseUpload(id: string): void {
  updateUpload(id, { status: 'paused', speed: 0 })
  void running.get(id)?.abort()
}

export function resumeUpload(id: string): void {
  updateUpload(id, { status: 'going', error: null })
  running.get(id)?.start()
}

/** Ends an upload for good and deletes what the server has of it. */
export function stopUpload(id: string): void {
  void running
    .get(id)
    ?.abort(true)
    .catch(() => undefined)
  running.delete(id)
}

function tusUpload(id: string, file: File, facts: VideoMetadata | null): TusUpload {
  const speed = speedometer()
  const upload = new TusUpload(file, {
    endpoint: `${settings().apiBase}/uploads/resumable`,
    chunkSize: chunkBytes,
    retryDelays: pauses,
    removeFingerprintOnSuccess: true,
    urlStorage: uploadPersistence,
    metadata: { filename: file.name, filetype: file.type, ...(facts && written(facts)) },
    onBeforeRequest: (request) => {
      request.setHeader(TOKEN_HEADER, readCookie('token') ?? '')
      sendCookies(request.getUnderlyingObject())
    },
    // Specification section 8: 401 on any response signs out.
    onAfterResponse: (_request, response) => {
      if (response.getStatus() === 401) signedOut()
    },
    onProgress: (sent) => updateUpload(id, { sent, speed: speed(sent) }),
    onError: (error) => updateUpload(id, { status: 'failed', speed: 0, error: uploadErrorText(error) }),
    onSuccess: ({ lastResponse }) =>
      void finish(id, { url: upload.url, body: lastResponse.getBody() }, facts?.poster ?? null),
  })
  return upload
}

/** Has the browser send the session's cookie also to a host other than the page's. */
function sendCookies(request: unknown): void {
  if (request instanceof XMLHttpRequest) request.withCredentials = true
}

interface LastResponse {
  /** The address of the upload, which ends in the id of its file. */
  url: string | null
  body: string
}

async function finish(id: string, last: LastResponse, poster: Blob | null): Promise<void> {
  const stored = await storedFile(last).catch(() => null)
  if (!stored) return updateUpload(id, { status: 'failed', error: errorText(null) })
  const whole = poster
    ? await call(fileCalls.addPoster, { fileId: stored.id }, { files: { poster } }).catch(() => stored)
    : stored
  running.delete(id)
  updateUpload(id, { status: 'done', sent: stored.bytes, speed: 0, stored: whole })
}

/** Returns the stored file of the last response, which has no body when the one with the file was lost; then it is read. */
async function storedFile({ url, body }: LastResponse): Promise<StoredFile> {
  const answer = answerShape.safeParse(parsed(body))
  return answer.success
    ? answer.data.data
    : call(fileCalls.uploadDetails, { fileId: url?.split('/').at(-1) ?? '' })
}

function written({ width, height, durationMs }: VideoMetadata) {
  return { width: String(width), height: String(height), durationMs: String(durationMs) }
}

function uploadErrorText(error: Error | DetailedError): string {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined
  const message = errorShape.safeParse(parsed(body ?? '')).data?.message
  return message ?? errorText(new ApiError({ status: 0 }))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
