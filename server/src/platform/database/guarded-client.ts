import type { Availability } from './availability.ts'
import { NamedClient } from './named-client.ts'

type Connected = (error?: Error) => void

/** The part of a connection that reports errors which PostgreSQL sends. */
interface Reporting {
  connection: { on(name: 'errorMessage', heard: (message: { code?: string }) => void): void }
}

/**
 * Returns the class of the connections of a pool. A new one is opened only while the database is available: a pool opens one
 * for each waiting request, and opens the next as soon as one has failed.
 */
export function guardedClient(availability: Availability): typeof NamedClient {
  return class GuardedClient extends NamedClient {
    override connect(): Promise<never>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<never> | undefined {
      if (!connected) return Promise.reject(new Error('Connections are opened by the pool'))
      const open = (): void =>
        super.connect((error?: Error) => {
          if (error) availability.reportLost()
          else this.#reportLoss()
          connected(error)
        })
      availability.admit().then(open, connected)
      return undefined
    }

    /** A lost connection fails its running statement; without a listener its error would also end the process. */
    #reportLoss(): void {
      this.on('error', () => availability.reportLost())
      // PostgreSQL says that it stops to the running statement, before the connection ends.
      const { connection } = this as unknown as Reporting
      connection.on('errorMessage', ({ code }) => {
        if (code?.startsWith('57P0')) availability.reportLost()
      })
    }
  }
}
