/**
 * Loaded into a measured program before its own code (`--expose-gc --import`). Answers with the CPU time
 * used, in microseconds, and on request with the memory after garbage collection, in bytes.
 */
import { setTimeout as pause } from 'node:timers/promises'

process.on('message', async (request) => {
  // Texts are for the profiler.
  if (typeof request !== 'object' || request === null) return
  const { user, system } = process.cpuUsage()
  if ('sweep' in request) await sweep()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heap: heapUsed + external, rss, cpu: user + system })
})

async function sweep(): Promise<void> {
  for (let times = 0; times < 3; times++) {
    globalThis.gc?.()
    await pause(50)
  }
}
