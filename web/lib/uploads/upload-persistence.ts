import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import { z } from 'zod'
import { encryptedStorage } from '../encrypted-storage.ts'

const name = 'marquee.uploads'
const shape = z.array(
  z.object({
    size: z.number().nullable(),
    metadata: z.record(z.string(), z.string()),
    creationTime: z.string(),
    uploadUrl: z.string().nullable(),
    urlStorageKey: z.string(),
    parallelUploadUrls: z.array(z.string()).nullable(),
  }),
)

/** Remembers incomplete uploads across a reload, encrypted like everything else that stays in the browser. */
export const uploadPersistence: UrlStorage = {
  findAllUploads: read,
  findUploadsByFingerprint: async (fingerprint) =>
    (await read()).filter((one) => one.urlStorageKey === fingerprint),
  removeUpload: async (key) => write((await read()).filter((one) => one.urlStorageKey !== key)),
  addUpload: async (fingerprint, upload) => {
    const others = (await read()).filter((one) => one.urlStorageKey !== fingerprint)
    await write([
      ...others,
      {
        ...upload,
        urlStorageKey: fingerprint,
        uploadUrl: upload.uploadUrl ?? null,
        parallelUploadUrls: null,
      },
    ])
    return fingerprint
  },
}

async function read(): Promise<PreviousUpload[]> {
  const kept = await encryptedStorage.getItem(name)
  return kept ? (shape.safeParse(JSON.parse(kept)).data ?? []) : []
}

async function write(uploads: PreviousUpload[]): Promise<void> {
  await encryptedStorage.setItem(name, JSON.stringify(uploads))
}
