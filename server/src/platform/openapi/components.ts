type Json = Record<string, unknown>

/** Parts shorter than this stay where they are: a reference would be hardly shorter. */
const MIN_LENGTH = 90

type Kind = 'schemas' | 'responses' | 'parameters'

/**
 * Returns the paths of an OpenAPI document with repeated objects, enumerations and error responses replaced by
 * references, and the components they refer to. Parameters likewise. A component is named after the first operation that uses it and
 * the field it is in.
 */
export function withComponents(paths: Json): Record<Kind | 'paths', Json> {
  const counts = new Map<string, number>()
  visit(paths, [], (node, at) => {
    if (kindOf(node, at)) counts.set(keyOf(node), (counts.get(keyOf(node)) ?? 0) + 1)
  })
  const components: Record<Kind, Json> = { schemas: {}, responses: {}, parameters: {} }
  const names = new Map<string, string>()
  const replace = (node: unknown, at: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((one) => replace(one, at))
    if (!isObject(node)) return node
    const inner = (): Json =>
      Object.fromEntries(Object.entries(node).map(([name, value]) => [name, replace(value, [...at, name])]))
    const kind = kindOf(node, at)
    const key = keyOf(node)
    if (!kind || (counts.get(key) ?? 0) < 2 || key.length < MIN_LENGTH) return inner()
    const known = names.get(key)
    const name = known ?? freeName(nameOf(node, at, kind), components[kind])
    if (!known) {
      names.set(key, name)
      components[kind][name] = null
      components[kind][name] = inner()
    }
    return { $ref: `#/components/${kind}/${name}` }
  }
  const operations = Object.entries(paths).map(([path, item]): [string, unknown] => [path, replaceItem(item)])
  return { paths: Object.fromEntries(operations), ...components }

  function replaceItem(item: unknown): unknown {
    if (!isObject(item)) return item
    return Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        replace(operation, [isObject(operation) ? String(operation.operationId) : method]),
      ]),
    )
  }
}

/** Returns the kind of component that a node may become; null for any other node. */
function kindOf(node: Json, at: readonly string[]): Kind | null {
  if (at.at(-1) === 'parameters' && node.in) return 'parameters'
  if (at.at(-2) === 'responses') return 'responses'
  const isSchema = (node.type === 'object' && isObject(node.properties)) || Array.isArray(node.enum)
  return isSchema ? 'schemas' : null
}

function visit(node: unknown, at: readonly string[], see: (node: Json, at: readonly string[]) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, at, see)
  if (!isObject(node)) return
  see(node, at)
  for (const [name, value] of Object.entries(node)) visit(value, [...at, name], see)
}

const structure = new Set([
  'responses',
  'requestBody',
  'content',
  'application/json',
  'multipart/form-data',
  'schema',
  'properties',
  'data',
  'anyOf',
  'oneOf',
  '200',
])

function nameOf(node: Json, at: readonly string[], kind: Kind): string {
  if (kind === 'parameters') return String(node.name)
  const [operation = '', ...path] = at
  if (kind === 'responses' && at.at(-1) !== '200') return `Error${at.at(-1)}`
  const fields = path.filter((part) => !structure.has(part)).map((part) => (part === 'items' ? 'item' : part))
  const isEnvelope = path.at(-1) === 'schema' && path[0] === 'responses'
  const isInput = path.at(-1) === 'schema' && path[0] === 'requestBody'
  return [operation, ...fields.slice(-2), isEnvelope ? 'response' : isInput ? 'input' : '']
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

function freeName(name: string, taken: Json): string {
  const plain = name.replace(/\W/g, '')
  if (!(plain in taken)) return plain
  let number = 2
  while (`${plain}${number}` in taken) number += 1
  return `${plain}${number}`
}

const keyOf = (node: Json): string => JSON.stringify(node)
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
