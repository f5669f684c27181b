/**
 * A line to a Socket.IO server by one transport, written by hand: the usual client costs more for each delivery than the servers that are
 * measured, and would measure itself.
 */
export interface Wire {
  send(packet: string): void
  close(): void
}

/** Is given every Engine.IO packet that arrives, in order, and told when the line has ended. */
export interface EventListener {
  hear(packet: string): void
  end(why: string): void
}
