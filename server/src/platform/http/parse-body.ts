import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { Call, FileRule } from '@marquee/contract/call'
import { AppError, type ErrorCode, fail, failField } from '@marquee/contract/errors'
import { MAX_IMAGE_BYTES, MAX_PDF_BYTES, MAX_UPLOAD_BYTES } from '@marquee/contract/rules/uploads'
import type { FastifyRequest } from 'fastify'
import { detectContent } from '../files/detect-content.ts'
import { requireFreeSpace } from '../files/free-space.ts'
import { temporaryPath } from '../files/temporary.ts'
import type { UploadedFile } from '../handler.ts'

/** The parsed body of a request: fields, and files in temporary paths. */
export interface ReceivedBody {
  body: unknown
  files: UploadedFile[]
  /** Removes the temporary files; safe to call twice. */
  discard(): Promise<void>
}

const limits: Record<FileRule, { bytes: number; code: ErrorCode }> = {
  image: { bytes: MAX_IMAGE_BYTES, code: 'image_too_large' },
  deliverable: { bytes: MAX_UPLOAD_BYTES, code: 'file_too_large' },
  pdf: { bytes: MAX_PDF_BYTES, code: 'pdf_too_large' },
}
const shape = { fieldNameSize: 100, fieldSize: 65_536, fields: 60, files: 8, parts: 68, headerPairs: 40 }

/**
 * Parses the body. JSON is already parsed; multipart is streamed to temporary files, each limited, hashed and
 * checked by content.
 */
export async function parseBody(request: FastifyRequest, call: Call): Promise<ReceivedBody> {
  if (!call.files || !request.isMultipart()) return { body: request.body, files: [], discard: async () => {} }
  const paths: string[] = []
  const discard = async (): Promise<void> => {
    await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })))
  }
  try {
    await requireFreeSpace(
      Number(request.headers['content-length'] ?? 0),
      Object.keys(call.files)[0] ?? 'body',
    )
    return { ...(await readParts(request, call.files, paths)), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Yields what the form parser delivers. Its own errors, which have no code, become `malformed_body`. */
async function* fromParser<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw error instanceof Error && !('code' in error) ? new AppError('malformed_body') : error
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}

async function readParts(
  request: FastifyRequest,
  rules: Readonly<Record<string, FileRule>>,
  paths: string[],
): Promise<Omit<ReceivedBody, 'discard'>> {
  const body = new Map<string, unknown>()
  const files: UploadedFile[] = []
  const parts = request.parts({ limits: { ...shape, fileSize: MAX_UPLOAD_BYTES + 1 } })
  for await (const part of fromParser(parts)) {
    if (body.has(part.fieldname)) failField(part.fieldname, 'Please send this field only once.')
    if (part.type === 'file') files.push(await save(part, ruleOf(rules, part.fieldname), paths))
    else body.set(part.fieldname, part.valueTruncated ? fail('payload_too_large') : part.value)
  }
  return { body: Object.fromEntries(body), files }
}

async function save(part: MultipartFile, rule: FileRule, paths: string[]): Promise<UploadedFile> {
  const path = temporaryPath()
  paths.push(path)
  const { bytes: maxBytes, code } = limits[rule]
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > maxBytes ? new TooLarge() : null, chunk)
    },
  })
  await pipeline(fromParser<Buffer>(part.file), counted, createWriteStream(path, { mode: 0o600 })).catch(
    (error) => {
      if (error instanceof TooLarge) fail(code)
      throw error
    },
  )
  if (part.file.truncated) fail(code)
  const { mime } = await detectContent(path, rule)
  return { field: part.fieldname, name: part.filename ?? '', path, bytes, sha256: hash.digest('hex'), mime }
}

class TooLarge extends Error {}

function ruleOf(rules: Readonly<Record<string, FileRule>>, field: string): FileRule {
  return rules[field] ?? failField(field, 'This field doesn’t accept a file.')
}
