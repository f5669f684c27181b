import { connect, createServer, type Socket } from 'node:net'

/** A proxy on 127.0.0.1 in front of one server, which counts the connections made to it. */
export interface TcpProxy {
  port: number
  /** The times of all attempts to connect, by `performance.now()`. */
  attempts: readonly number[]
  /** The number of connections that are open now. */
  openConnections(): number
  /** Ends every connection and refuses new ones, until `allow` is called. */
  refuse(): void
  allow(): void
  stop(): Promise<void>
}

/** Starts a proxy to a port of this machine. Without a server behind it, connections end as soon as they are made. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const attempts: number[] = []
  const open = new Set<Socket>()
  let isRefusing = false
  const server = createServer((incoming) => {
    attempts.push(performance.now())
    if (isRefusing) return void incoming.on('error', () => {}).resetAndDestroy()
    const outgoing = connect(target, '127.0.0.1')
    open.add(incoming)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const endAll = (): void => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port,
    attempts,
    openConnections: () => open.size,
    refuse: () => {
      isRefusing = true
      endAll()
    },
    allow: () => {
      isRefusing = false
    },
    stop: () => {
      endAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
