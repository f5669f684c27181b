import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

type Done = (error?: Error | null) => void

/** The first byte of the message that ends a connection. */
const terminate = 'X'.charCodeAt(0)

/**
 * A connection to the embedded database for the PostgreSQL driver, in place of a network socket. The database answers
 * before a write returns, and what is written together is one call of it.
 */
export class PgliteStream extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  /** Called by the driver, which takes this for a socket. */
  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _write(message: Buffer, _encoding: string, done: Done): void {
    this.#send(message, done)
  }

  override _writev(messages: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), done)
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  override _read(): void {}

  /** The answer lies in the memory of the database, which the next statement overwrites, so it is copied. */
  #send(message: Buffer, done: Done): void {
    if (message[0] === terminate) {
      done()
      return
    }
    const answers: Buffer[] = []
    this.#database
      .execProtocolRawStream(message, {
        syncToFs: false,
        onRawData: (bytes) => void answers.push(Buffer.from(bytes)),
      })
      .then(() => {
        for (const answer of answers) this.push(answer)
        done()
      })
      .catch(done)
  }
}
