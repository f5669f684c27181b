import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { currentEngine } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { type ExportedFile, listExportedFiles, readExportedRows } from './exported-rows.store.ts'
import { type ExportedTable, exportedTables } from './exported-tables.store.ts'

/** One file of data in a zip. */
interface DataFile {
  table: ExportedTable
  rows: number
  text: string
}

/**
 * Writes a zip with everything about an account to `path`: a description, one JSON file for each kind of data, the uploaded files and
 * the PDFs of documents, and a list with the SHA-256 of every JSON file. All rows are of one moment. No transaction may be open.
 */
export async function writeExport(accountId: string, path: string, now: Date): Promise<void> {
  const { data, files } = await currentEngine().longTransaction('read', async (query) => {
    const read: DataFile[] = []
    for (const table of exportedTables) {
      const rows = await readExportedRows(query, accountId, table)
      if (rows.length > 0) read.push({ table, rows: rows.length, text: `${JSON.stringify(rows, null, 2)}\n` })
    }
    return { data: read, files: await listExportedFiles(query, accountId) }
  })
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }))
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(descriptionOf(data, files.length, now)), 'README.txt', options)
  for (const { table, text } of data) zip.addBuffer(Buffer.from(text), `data/${table.file}.json`, options)
  zip.addBuffer(Buffer.from(checksumsOf(data)), 'SHA256SUMS', options)
  const missing = await addFiles(zip, files)
  if (missing.length > 0)
    zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), 'files-that-are-gone.txt', options)
  zip.end()
  await written
}

/** Adds stored files, which are compressed already. Returns the names of those that were deleted meanwhile. */
async function addFiles(zip: ZipFile, files: readonly ExportedFile[]): Promise<string[]> {
  const missing: string[] = []
  for (const { key, name } of files) {
    const size = await storage().size(key)
    if (size === null) missing.push(name)
    else
      zip.addReadStreamLazy(name, { size, compress: false }, (done) => {
        storage()
          .stream(key)
          .then((stream) => done(null, stream))
          .catch((error: Error) => zip.emit('error', error))
      })
  }
  return missing
}

function descriptionOf(data: readonly DataFile[], files: number, now: Date): string {
  const kinds = data.map(({ table, rows }) => `  ${`${table.file}.json`.padEnd(30)} ${table.about} (${rows})`)
  return [
    'Your data at Marquee',
    '',
    `Made at ${now.toISOString()} (UTC). Everything is as it was at that moment.`,
    '',
    'data/ holds one file for each kind of data, in JSON: a list with one object for each entry.',
    'Times are in UTC, amounts of money in the smallest unit (2500 is £25.00), and shares in basis points (2000 is 20 %).',
    'Ids connect the files: the offer_id of a deal is the id of an offer.',
    '',
    ...kinds,
    '',
    files === 0
      ? 'You have no files.'
      : 'files/ holds what you uploaded, documents/ your invoices and statements.',
    'SHA256SUMS has a checksum of each file in data/.',
    '',
    'Left out are passwords and other secrets in any form, data about other people that you could not read on Marquee,',
    'and the technical state of our systems. You can ask for more on the contact page.',
    '',
  ].join('\n')
}

function checksumsOf(data: readonly DataFile[]): string {
  return data
    .map(({ table, text }) => `${createHash('sha256').update(text).digest('hex')}  data/${table.file}.json\n`)
    .join('')
}
