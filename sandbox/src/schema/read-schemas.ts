import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Definitions, Schema } from '../../schema/describe-type.ts'
import { readStamp, schemaFile, schemaMaker } from '../../schema/schema-files.ts'

export interface Schemas {
  stamp: string
  /** By method and path with bare colons, `POST /v1/payment_intents/:/capture`. */
  operations: Record<string, { params: Schema; reply: Schema }>
  requests: Definitions
  replies: Definitions
}

let known: Schemas | null = null

/**
 * Returns the schemas of all calls. Missing or stale schemas are generated first, which takes some seconds
 * once.
 */
export function readSchemas(): Schemas {
  known ??= readCurrent() ?? makeThem()
  return known
}

/** Returns the schemas of one call; throws for a call that the library does not have. */
export function readOperation(operation: string): { params: Schema; reply: Schema } {
  const found = readSchemas().operations[operation.replaceAll(/:\w+/g, ':')]
  if (!found) throw new Error(`The library has no call ${operation}`)
  return found
}

function readCurrent(): Schemas | null {
  const text = readText()
  if (text === null) return null
  const schemas: Schemas = JSON.parse(text)
  return schemas.stamp === readStamp() ? schemas : null
}

function readText(): string | null {
  try {
    return readFileSync(schemaFile, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null
    throw thrown
  }
}

function makeThem(): Schemas {
  execFileSync(process.execPath, [schemaMaker], { stdio: 'inherit' })
  const made = readCurrent()
  if (!made) throw new Error('The schemas of the payment sandbox could not be generated')
  return made
}
