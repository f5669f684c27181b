/** Loaded into a program beside its own code: `start` begins a profile, and a path ends it and says where to write it. */
import { writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()
await session.post('Profiler.enable')
process.on('message', (asked) => {
  if (typeof asked === 'string') void answer(asked)
})

async function answer(asked: string): Promise<void> {
  if (asked === 'start') await session.post('Profiler.start')
  else await writeFile(asked, JSON.stringify((await session.post('Profiler.stop')).profile))
  process.send?.({})
}
