import ts from 'typescript5'

/** The part of JSON Schema that these schemas use. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: (string | number | boolean | null)[]
  anyOf?: Schema[]
  $ref?: string
}

/** Schemas of named types. */
export type Definitions = Record<string, Schema>

interface Purpose {
  definitions: Definitions
  /** Responses contain ids where a call may expand objects; requests never do. */
  isReply: boolean
}

/** Field names of numbers with fractions; every other number of this API is whole. */
const fractions =
  /percent|percentage|exchange_rate|fx_rate|latitude|longitude|height|length|weight|width|_score/

/**
 * Returns the JSON Schema of a type; named object types are added to `definitions` and referenced. Of
 * `Event`, one of hundreds of types, only the outline is described.
 */
export function describeType(checker: ts.TypeChecker, type: ts.Type, purpose: Purpose, name = ''): Schema {
  if (type.aliasSymbol?.name === 'Event') return entity
  if (type.isUnion()) return describeUnion(checker, type.types, purpose, name)
  if (isStringLike(type)) return { type: 'string' }
  if (type.isLiteral()) return { enum: [typeof type.value === 'object' ? String(type.value) : type.value] }
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { enum: [checker.typeToString(type) === 'true'] }
  if (type.flags & ts.TypeFlags.Number) return { type: fractions.test(name) ? 'number' : 'integer' }
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
  const item = checker.isArrayType(type) ? checker.getTypeArguments(asReference(type))[0] : undefined
  if (item) return { type: 'array', items: describeType(checker, item, purpose, name) }
  return describeObject(checker, type, purpose)
}

function asReference(type: ts.Type): ts.TypeReference {
  const isReference = (candidate: ts.Type): candidate is ts.TypeReference => 'target' in candidate
  if (isReference(type)) return type
  throw new Error('An array type has no argument')
}

/**
 * Returns true for plain strings, open enumerations (`string & Record<never, never>`) and decimals, which are
 * sent as strings.
 */
function isStringLike(type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.String) return true
  if (type.isIntersection() && type.types.some((part) => (part.flags & ts.TypeFlags.String) !== 0))
    return true
  return type.getProperty('_coefficient') !== undefined
}

function describeUnion(checker: ts.TypeChecker, types: ts.Type[], purpose: Purpose, name: string): Schema {
  const parts = types.filter((type) => (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0)
  const isOpen = parts.some(isStringLike)
  const schemas: Schema[] = []
  const values: Schema['enum'] = []
  for (const part of parts) {
    if (isOpen && part.isStringLiteral()) continue
    if (isOpen && purpose.isReply && isEntity(part)) schemas.push(entity)
    else {
      const schema = describeType(checker, part, purpose, name)
      if (schema.enum) values.push(...schema.enum)
      else schemas.push(schema)
    }
  }
  const isBoolean = values.includes(true) && values.includes(false)
  if (isBoolean) schemas.push({ type: 'boolean' })
  const others = isBoolean ? values.filter((value) => typeof value !== 'boolean') : values
  if (others.length > 0) schemas.push({ enum: others })
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return distinct.length === 1 && distinct[0] ? distinct[0] : { anyOf: distinct }
}

/** An expanded object in the place of an id; its own call checks the complete object. */
const entity: Schema = {
  type: 'object',
  properties: { id: { type: 'string' }, object: { type: 'string' } },
  required: ['id', 'object'],
}

function isEntity(type: ts.Type): boolean {
  return type.getProperty('id') !== undefined && type.getProperty('object') !== undefined
}

function describeObject(checker: ts.TypeChecker, type: ts.Type, purpose: Purpose): Schema {
  const title = readTitle(checker, type)
  if (title === 'Events.Event') return entity
  if (!title) return readObject(checker, type, purpose)
  if (!purpose.definitions[title]) {
    purpose.definitions[title] = {}
    purpose.definitions[title] = readObject(checker, type, purpose)
  }
  return { $ref: title }
}

/**
 * Returns the definition name of a type, with its file, because several areas have a `Session`. Lists and
 * other generic types have none and are inlined.
 */
function readTitle(checker: ts.TypeChecker, type: ts.Type): string {
  if (!type.symbol || type.symbol.name.startsWith('__') || (type.aliasTypeArguments ?? []).length > 0)
    return ''
  if (type.symbol.name === 'ApiList') return ''
  const [, file = '', name = ''] =
    /^"(?:.*\/esm\/)?(?:resources\/)?(.*)"\.(.*)$/.exec(checker.getFullyQualifiedName(type.symbol)) ?? []
  return name === '' ? '' : `${file.replaceAll('/', '.')}.${name}`
}

function readObject(checker: ts.TypeChecker, type: ts.Type, purpose: Purpose): Schema {
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const property of type.getProperties()) {
    const inner = checker.getTypeOfSymbol(property)
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    if (isVoid(inner)) continue
    properties[property.name] = describeType(checker, inner, purpose, property.name)
    if (!isOptional) required.push(property.name)
  }
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: index ? describeType(checker, index, purpose) : false,
  }
}

/** Returns true for `deleted?: void`: an existing object has no such field. */
function isVoid(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type]
  return parts.every((part) => (part.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0)
}
