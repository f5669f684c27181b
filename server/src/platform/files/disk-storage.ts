import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

const safeKey = /^[a-z]+\/[\w-]+(\.[a-z0-9]+)?$/i

/** Stores files in a local folder. A file gets its name only after it is completely on disk. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    if (!safeKey.test(key)) throw new Error('A storage key is folder/name')
    return join(root, key)
  }
  return {
    async put(key, from) {
      const to = pathOf(key)
      await mkdir(dirname(to), { recursive: true })
      await flush(from)
      await rename(from, to).catch((error) => copyAcross(error, from, to))
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      ),
    stream: async (key, range) =>
      createReadStream(pathOf(key), range && { start: range.from, end: range.to }),
    list: () => keysIn(root),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Yields what has a storage key; drafts of a copy have none. */
async function* keysIn(root: string): AsyncGenerator<string> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => [])
  for (const folder of folders.filter((entry) => entry.isDirectory()))
    for (const name of await readdir(join(root, folder.name))) {
      const key = `${folder.name}/${name}`
      if (safeKey.test(key)) yield key
    }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Copies when the temporary folder is on another device, where a rename fails. */
async function copyAcross(error: NodeJS.ErrnoException, from: string, to: string): Promise<void> {
  if (error.code !== 'EXDEV') throw error
  const draft = `${to}.part`
  await copyFile(from, draft)
  await flush(draft)
  await rename(draft, to)
  await rm(from, { force: true })
}
