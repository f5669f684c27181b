import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Agent } from 'node:https'
import { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

export interface S3Settings {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** The only certificates (PEM) that are trusted; the public authorities without it. */
  ca?: string | undefined
}

/** Waits of the storage before a request fails, in milliseconds. */
const timeouts = { connectionTimeout: 5_000, socketTimeout: 30_000 }

/** Stores files in an S3-compatible bucket. The client library is large and is loaded only when used. */
export async function s3Storage(settings: S3Settings): Promise<Storage> {
  const {
    S3Client,
    PutObjectCommand,
    HeadObjectCommand,
    GetObjectCommand,
    DeleteObjectCommand,
    paginateListObjectsV2,
  } = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey, bucket: Bucket, region, endpoint, ca } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums in trailers are specific to AWS; other S3 servers would store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { ...timeouts, ...(ca ? { httpsAgent: new Agent({ keepAlive: true, ca }) } : {}) },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  return {
    async put(Key, path, ContentType) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({ Bucket, Key, ContentType, ContentLength: size, Body: createReadStream(path) }),
      )
      await rm(path, { force: true })
    },
    async size(Key) {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(nullWhenMissing)
      return head?.ContentLength ?? null
    },
    async stream(Key, range) {
      const rangeHeader = range ? { Range: `bytes=${range.from}-${range.to}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...rangeHeader }))
      if (!(Body instanceof Readable)) throw new Error('S3 returned no stream')
      return Body
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)) return null
  throw error
}
