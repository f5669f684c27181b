import { createHash } from 'node:crypto'
import pg from 'pg'

const mostNames = 500
const names = new Map<string, string>()

/** A connection that lets PostgreSQL keep the plan of each statement it sees: about a tenth faster for cheap reads. */
export class NamedClient extends pg.Client {
  override query(...parts: unknown[]): never {
    const [config, values, callback] = parts
    const ask = super.query.bind(this) as (...all: unknown[]) => never
    if (!isPlain(config) || !Array.isArray(values)) return ask(...parts)
    return ask({ ...config, name: nameOf(config.text) }, values, callback)
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

/** Statements beyond the first 500 different ones stay unnamed, so that generated texts cannot fill the server's memory. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `m${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}
