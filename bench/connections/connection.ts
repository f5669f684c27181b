/**
 * A hand-written connection to a Socket.IO server by one transport. The usual client costs more per delivery
 * than the measured servers, so it would measure itself.
 */
export interface Connection {
  send(packet: string): void
  close(): void
}

/** Receives every Engine.IO packet in order, and the end of the connection. */
export interface ConnectionListener {
  onPacket(packet: string): void
  onClose(reason: string): void
}
