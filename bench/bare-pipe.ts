/** Writes the body of each request to a file and waits for the disk: what one upload is compared with. */
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = process.env.DATA_DIR ?? ''
const server = createServer(async (request, response) => {
  const path = join(folder, randomUUID())
  const file = await open(path, 'w')
  await pipeline(request, file.createWriteStream({ flush: true }))
  response.end()
  await rm(path)
})
server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  if (at && typeof at === 'object') console.log(`http://127.0.0.1:${at.port}`)
})
