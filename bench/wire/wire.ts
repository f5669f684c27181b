/**
 * A hand-written connection to a Socket.IO server by one transport. The usual client costs more per delivery
 * than the measured servers, so it would measure itself.
 */
export interface Wire {
  send(packet: string): void
  close(): void
}

/** Receives every Engine.IO packet in order, and the end of the connection. */
export interface EventListener {
  hear(packet: string): void
  end(why: string): void
}
