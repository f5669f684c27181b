import { createHash } from 'node:crypto'
import pg from 'pg'

const mostNames = 500
const names = new Map<string, string>()

/**
 * A connection that uses named statements, so that PostgreSQL keeps their plans (about a tenth faster for
 * cheap reads). It runs queries one after another when a handler starts several at once in its transaction.
 */
export class NamedClient extends pg.Client {
  #last: Promise<unknown> | null = null

  override query(...parts: unknown[]): never {
    const [config, values, callback] = parts
    const ask = super.query.bind(this) as (...all: unknown[]) => Promise<unknown>
    const named =
      isPlain(config) && Array.isArray(values)
        ? [{ ...config, name: nameOf(config.text) }, values, callback]
        : parts
    const isAwaited = typeof config === 'string' || isPlain(config)
    if (!isAwaited || parts.some((part) => typeof part === 'function')) return ask(...named) as never
    return this.#inTurn(() => ask(...named)) as never
  }

  #inTurn(ask: () => Promise<unknown>): Promise<unknown> {
    const turn = this.#last ? this.#last.then(ask, ask) : ask()
    const forget = (): void => {
      if (this.#last === turn) this.#last = null
    }
    this.#last = turn
    turn.then(forget, forget)
    return turn
  }
}

interface Plain {
  text: string
}

function isPlain(config: unknown): config is Plain {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('name' in config && config.name) &&
    !('submit' in config)
  )
}

/**
 * Returns the name of a statement. Beyond the first 500 different statements there are no names, so that
 * generated texts cannot fill the server's memory.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `m${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}
