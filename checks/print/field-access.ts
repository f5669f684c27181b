import type { Call } from '@marquee/contract/call'
import { allCalls, callGroups } from '@marquee/contract/calls/index'
import { profileFieldsOf } from '@marquee/contract/calls/profile-change'
import { z } from 'zod'

/** The part of a JSON schema that holds fields. */
interface Node {
  items?: Node
  anyOf?: Node[]
  properties?: Record<string, Node>
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    items: node.optional(),
    anyOf: z.array(node).optional(),
    properties: z.record(z.string(), node).optional(),
  }),
)

/** Fields that not every reader of a response receives: a path below the response, and who receives it. */
const hiddenFields: readonly (readonly [calls: readonly string[], fields: readonly string[], who: string])[] =
  [
    [
      ['talentOffer', 'brandOffer'],
      ['price.agent', 'price.agentBps', 'agency', 'consent'],
      'The talent and the agency that earns the commission. Others read 0 or null, and one sum for the talent’s side.',
    ],
    [['brandOffer', 'talentOffer'], ['draft'], 'The brand. Others read null.'],
    [
      ['brandOffer', 'talentOffer'],
      ['timeline[].by'],
      'The talent’s side reads “agent” where the agent acted; the brand reads the talent.',
    ],
    [
      ['talentDeal', 'brandDeal'],
      ['price.agent', 'price.agentBps', 'agency', 'money.commission'],
      'The talent and the agency that earns the commission. Others read 0 or null, and one sum for the talent’s side.',
    ],
    [['brandDeal', 'talentDeal'], ['money.payout.reason'], 'The talent’s side. The brand reads null.'],
    [
      ['brandDeal', 'talentDeal'],
      ['money.documents[]'],
      'Each side its own: the brand its invoices, the talent the statements, the owner of an agency those of its commission.',
    ],
    [
      ['profile'],
      ['brand', 'talent', 'agency', 'agent'],
      'The account of that role. The parts of other roles are null.',
    ],
  ]

const MIN_FIELDS = 5

/** Returns what is wrong with the rows about hidden fields: a call or a field that the contract does not have. */
export function findFieldIssues(): string[] {
  return hiddenFields.flatMap(([calls, fields]) =>
    calls.flatMap((name) => {
      const call = allCalls[name]
      if (!call) return [`no call ${name}`]
      const known = pathsOf(schemaOf(call.response, 'output'))
      return fields
        .filter((field) => !known.includes(field))
        .map((field) => `${name} returns no field ${field}`)
    }),
  )
}

/** Prints docs/fields.md: which roles write and read which field, by call and by object. */
export function printFieldAccess(): string {
  const objects = sharedObjects()
  const groups = Object.entries(callGroups).flatMap(([title, calls]) => [
    `## ${title}`,
    '',
    '| Call | By | About | Writes or asks with | Reads |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries<Call>(calls).map(([name, call]) => callRow(name, call, objects)),
    '',
  ])
  return [
    '# Fields: who reads and writes which',
    '',
    '<!-- Printed from contract/src/calls by `npm run docs`. Do not edit. -->',
    '',
    'A call is open to the roles of its row, about objects of their own unless the row says otherwise; anything else is 404. An agent acts for a talent',
    'of the roster with the named permission of the mandate. A field that a row does not name is refused in a request and removed from a response.',
    'Names that begin with a capital letter are [objects](#objects) that several calls share. [calls.md](calls.md) has the types and limits.',
    '',
    '## Fields for one side',
    '',
    '| Responses | Fields | Who reads them |',
    '| --- | --- | --- |',
    ...hiddenFields.map(([calls, fields, who]) => `| ${codes(calls)} | ${codes(fields)} | ${who} |`),
    '',
    '## Fields of a profile',
    '',
    'updateProfile takes the fields of the account’s role; one of another role fails with its name.',
    '',
    '| Role | Fields |',
    '| --- | --- |',
    ...Object.entries(profileFieldsOf).map(([role, fields]) => `| ${role} | ${codes([...fields])} |`),
    '',
    ...groups,
    '## Objects',
    '',
    '| Object | Fields | Read by | Written by |',
    '| --- | --- | --- | --- |',
    ...[...objects.values()].map(
      ({ name, schema, readers, writers }) =>
        `| ${name} | ${fieldsIn(schema, objects)} | ${listed(readers)} | ${listed(writers)} |`,
    ),
    '',
  ].join('\n')
}

interface SharedObject {
  name: string
  schema: Node
  uses: number
  readers: Set<string>
  writers: Set<string>
}
type Objects = ReadonlyMap<string, SharedObject>

/** Returns the objects of five fields or more that more than one call has, by their schema. */
function sharedObjects(): Objects {
  const found = new Map<string, SharedObject>()
  const names = new Set<string>()
  for (const [callName, call] of Object.entries(allCalls)) {
    const roles = call.by === 'anyone' ? ['anyone'] : call.by
    for (const io of ['input', 'output'] as const) {
      const seen = new Set<string>()
      visit(schemaOf(io === 'input' ? call.input : call.response, io), [callName], (schema, path) => {
        if (Object.keys(schema.properties ?? {}).length < MIN_FIELDS || (io === 'input' && path.length === 1))
          return
        const key = keyOf(schema)
        const known = found.get(key) ?? addObject(found, names, schema, path)
        if (!seen.has(key)) known.uses += 1
        seen.add(key)
        for (const role of roles) (io === 'input' ? known.writers : known.readers).add(role)
      })
    }
  }
  return new Map([...found].filter(([, { uses }]) => uses > 1))
}

function addObject(
  found: Map<string, SharedObject>,
  names: Set<string>,
  schema: Node,
  path: readonly string[],
): SharedObject {
  const plain = [path[0], ...path.slice(1).slice(-1)]
    .map((part = '') => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  let name = plain
  for (let number = 2; names.has(name); number++) name = `${plain}${number}`
  names.add(name)
  const object = { name, schema, uses: 0, readers: new Set<string>(), writers: new Set<string>() }
  found.set(keyOf(schema), object)
  return object
}

function callRow(name: string, call: Call, objects: Objects): string {
  const files = call.files ? Object.keys(call.files) : []
  const input = [fieldsIn(schemaOf(call.input, 'input'), objects), codes(files)].filter(Boolean).join(', ')
  return `| ${name} | ${call.by === 'anyone' ? 'anyone' : call.by.join(', ')} | ${aboutOf(call)} | ${input || '–'} | ${nameOrFields(schemaOf(call.response, 'output'), objects) || '–'} |`
}

function aboutOf({ subject, onBehalf }: Call): string {
  const about = subject ? `${subject.scope === 'public' ? 'any' : 'own'} ${subject.noun}` : ''
  if (!onBehalf) return about || '–'
  const scope = typeof onBehalf.scope === 'string' ? onBehalf.scope : `by \`${onBehalf.scope.field}\``
  const whose = onBehalf.target === 'agency' ? 'own agency, as owner' : `for a talent (${scope})`
  return [about.replace('own ', ''), whose].filter(Boolean).join(', ')
}

/** Returns the fields of a schema: names, with those of nested objects in brackets, or the name of a shared object. */
function fieldsIn(schema: Node, objects: Objects): string {
  return Object.entries(schema.properties ?? {})
    .map(([field, inner]) => {
      const list = inner.items ? '[]' : ''
      const nested = nameOrFields(inner, objects)
      return `\`${field}${list}\`${nested && ` (${nested})`}`
    })
    .join(', ')
}

function nameOrFields(schema: Node, objects: Objects): string {
  const forms = objectsIn(schema)
  return forms.map((form) => objects.get(keyOf(form))?.name ?? fieldsIn(form, objects)).join(' or ')
}

/** Returns the objects that a value may be: itself, the items of a list, or the forms of a union. */
function objectsIn(schema: Node): Node[] {
  if (schema.properties) return [schema]
  if (schema.items) return objectsIn(schema.items)
  return (schema.anyOf ?? []).flatMap(objectsIn)
}

function visit(
  schema: Node,
  path: readonly string[],
  see: (schema: Node, path: readonly string[]) => void,
): void {
  for (const object of objectsIn(schema)) {
    see(object, path)
    for (const [field, inner] of Object.entries(object.properties ?? {})) visit(inner, [...path, field], see)
  }
}

/** Returns every field of a schema as a path, such as `timeline[].by`. */
function pathsOf(schema: Node, before = ''): string[] {
  return objectsIn(schema).flatMap(({ properties }) =>
    Object.entries(properties ?? {}).flatMap(([field, inner]) => {
      const path = `${before}${field}${inner.items ? '[]' : ''}`
      return [path, ...pathsOf(inner, `${path}.`)]
    }),
  )
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Node =>
  node.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
const keyOf = (schema: Node): string => JSON.stringify(schema)
const codes = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
const listed = (roles: ReadonlySet<string>): string => [...roles].sort().join(', ') || '–'
