import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a free port of 127.0.0.1 with `next` free ports after it. It is below the range for outgoing
 * connections, so that a restarted process finds it still free.
 */
export async function freePort({ next = 0 } = {}): Promise<number> {
  for (;;) {
    const first = randomInt(15_000, 32_000)
    const portRange = Array.from({ length: next + 1 }, (_, step) => first + step)
    if ((await Promise.all(portRange.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
