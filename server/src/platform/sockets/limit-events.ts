import type { KnownSocket } from './socket-server.ts'

const most = 30
const windowMs = 10_000

/** Closes a connection that sends more than thirty events in ten seconds; fewer are heard and ignored. */
export function limitEvents(socket: KnownSocket): void {
  let heard = 0
  const timer = setInterval(() => {
    heard = 0
  }, windowMs).unref()
  socket.onAny(() => {
    heard += 1
    if (heard > most) socket.disconnect(true)
  })
  socket.on('disconnect', () => clearInterval(timer))
}
