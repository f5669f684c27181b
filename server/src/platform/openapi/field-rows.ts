import { escapeHtml } from '../http/html.ts'

interface Schema {
  type?: unknown
  format?: unknown
  enum?: unknown
  const?: unknown
  anyOf?: unknown
  oneOf?: unknown
  items?: unknown
  properties?: unknown
  required?: unknown
  minLength?: unknown
  maxLength?: unknown
  minimum?: unknown
  maximum?: unknown
  maxItems?: unknown
  default?: unknown
  description?: unknown
}

const deepest = 3

/**
 * Renders the fields of a JSON schema as table rows: path, type, limits. Nested fields follow, three levels
 * deep.
 */
export function fieldRows(schema: Schema, path = '', depth = 0): string[] {
  const inner = objectIn(schema)
  if (!inner) return path === '' ? [row('the answer itself', kindOf(schema))] : []
  const required = new Set(Array.isArray(inner.required) ? inner.required : [])
  return Object.entries((inner.properties ?? {}) as Record<string, Schema>).flatMap(([name, shape]) => {
    const at = path ? `${path}.${name}` : name
    const optional = required.has(name) ? '' : ' <span class="mute">optional</span>'
    return [
      row(`<code>${escapeHtml(at)}</code>${optional}`, kindOf(shape)),
      ...(depth < deepest ? fieldRows(shape, isList(shape) ? `${at}[]` : at, depth + 1) : []),
    ]
  })
}

function kindOf(schema: Schema): string {
  const forms = formsOf(schema)
  if (forms.length > 0) return forms.map(kindOf).join(' or ')
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (Array.isArray(schema.enum))
    return schema.enum.map((word) => `<code>${escapeHtml(String(word))}</code>`).join(' ')
  const kind = isList(schema)
    ? `list of ${kindOf((schema.items ?? {}) as Schema)}`
    : String(schema.format ?? schema.type ?? 'anything')
  return `${escapeHtml(kind)}${limits(schema)}${schema.description ? ` <span class="mute">${escapeHtml(String(schema.description))}</span>` : ''}`
}

function limits(schema: Schema): string {
  const parts = [
    schema.maxLength !== undefined ? `${schema.minLength ?? 0} to ${schema.maxLength} characters` : '',
    schema.maximum !== undefined && Number(schema.maximum) < Number.MAX_SAFE_INTEGER
      ? `${schema.minimum ?? 'any'} to ${schema.maximum}`
      : '',
    schema.maxItems !== undefined ? `at most ${schema.maxItems}` : '',
    schema.default !== undefined ? `${JSON.stringify(schema.default)} when left out` : '',
  ].filter(Boolean)
  return parts.length > 0 ? escapeHtml(`, ${parts.join(', ')}`) : ''
}

function objectIn(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (isList(schema)) return objectIn((schema.items ?? {}) as Schema)
  return (
    formsOf(schema)
      .map(objectIn)
      .find((form) => form !== null) ?? null
  )
}

const formsOf = (schema: Schema): Schema[] =>
  [schema.anyOf, schema.oneOf].flatMap((forms) => (Array.isArray(forms) ? (forms as Schema[]) : []))
const isList = (schema: Schema): boolean => schema.type === 'array'
const row = (name: string, kind: string): string => `<tr><td>${name}</td><td>${kind}</td></tr>`
