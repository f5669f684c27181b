import type { Include } from '../route.ts'
import { failRequest } from '../stripe-error.ts'
import type { Row } from './kinds.ts'
import type { SandboxStore } from './sandbox-store.ts'

/** Returns a copy of `object` in which the fields named by `paths` (`customer`, `latest_charge.balance_transaction`, `data.product`) are objects. */
export function expandPaths(
  store: SandboxStore,
  object: object,
  paths: string[],
  includes: Record<string, Include>,
): object {
  const copy: Row = structuredClone({ id: '', object: '', ...object })
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 5)
      failRequest(
        'property_expansion_max_depth',
        `You cannot expand more than 4 levels of a property: ${path}`,
        'expand',
      )
    expandStep(store, copy, steps, includes, path)
  }
  const { id, object: name, ...rest } = copy
  return { ...(id && { id }), ...(name && { object: name }), ...rest }
}

function expandStep(
  store: SandboxStore,
  object: Row,
  steps: string[],
  includes: Record<string, Include>,
  path: string,
): void {
  const [field, ...deeper] = steps
  if (field === undefined) return
  const include = includes[`${object.object}.${field}`]
  if (include && !isObject(object[field])) object[field] = include(store, object)
  const value = object[field]
  if (value === undefined)
    failRequest(undefined, `This property cannot be expanded (${field}).`, `expand[${path}]`)
  if (typeof value === 'string') object[field] = store.anywhere(value) ?? value
  if (Array.isArray(value))
    object[field] = value.map((entry) =>
      typeof entry === 'string' ? (store.anywhere(entry) ?? entry) : entry,
    )
  const found = object[field]
  for (const next of Array.isArray(found) ? found : [found])
    if (isObject(next)) expandStep(store, next, deeper, includes, path)
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
