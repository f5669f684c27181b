import { dirname, join, normalize } from 'node:path'
import { isTest, type Rule, type Source } from './source.ts'

/** The order of the server's modules. A module imports only modules before it, and the platform. */
export const moduleOrder = [
  'settings',
  'files',
  'identity',
  'operators',
  'contact',
  'content',
  'blocks',
  'brands',
  'talents',
  'agencies',
  'mandates',
  'guests',
  'roster',
  'ledger',
  'invoices',
  'cards',
  'subscriptions',
  'payments',
  'payouts',
  'verification',
  'campaigns',
  'lists',
  'applications',
  'outside-talents',
  'favourites',
  'shared-lists',
  'signatures',
  'brand-terms',
  'offers',
  'suggestions',
  'deals',
  'milestones',
  'amendments',
  'deal-sheets',
  'shipments',
  'tracking',
  'post-checks',
  'results',
  'work-links',
  'cancellations',
  'disputes',
  'reviews',
  'figures',
  'portfolios',
  'calendar',
  'usage-rights',
  'budgets',
  'earnings',
  'conversations',
  'evidence',
  'notifications',
  'saved-searches',
  'home',
  'finance',
  'reports',
  'queue',
  'exports',
]

const contractMayImport = /^(?:contract\/src\/|zod$|dayjs(?:\/|$))/
const testsMayImport = /^(?:contract\/src\/|zod$|vitest$|fast-check$|node:)/

/** The contract imports zod, dayjs and, in rules/phone only, libphonenumber-js. */
export const contractHasFewImports: Rule = ({ path, imports }) => {
  if (!path.startsWith('contract/src/')) return []
  const allowed = (name: string) =>
    (isTest(path) ? testsMayImport : contractMayImport).test(name) ||
    (path === 'contract/src/rules/phone.ts' && name === 'libphonenumber-js')
  return imports.filter((name) => !allowed(name)).map((name) => `the contract may not import ${name}`)
}

/** web -> contract <- server: neither side imports the other. */
export const noServerWebImports: Rule = ({ path, imports }) => {
  const side = path.split('/')[0]
  const other = { web: /^(?:server\/|@marquee\/server)/, server: /^(?:web\/|@marquee\/web)/ }[side ?? '']
  return other
    ? imports
        .filter((name) => other.test(name) && !isTest(path))
        .map((name) => `${side} may not import ${name}`)
    : []
}

/** The platform imports no module; a module imports only modules before it. */
export const moduleImportOrder: Rule = (source) => {
  if (isTest(source.path)) return []
  const own = moduleOf(source.path)
  if (source.path.startsWith('server/src/platform/'))
    return upwards(source, /^server\/src\/(?:modules\/|app\.ts|main\.ts|wiring)/, 'platform')
  if (!own) return []
  if (!moduleOrder.includes(own))
    return [`module ${own} is not in the module order (checks/architecture/imports.ts)`]
  const laterModules = source.imports.filter(
    (name) => moduleOrder.indexOf(moduleOf(name) ?? own) > moduleOrder.indexOf(own),
  )
  const errors = laterModules.map(
    (name) => `${own} may not import ${name}: that module comes later; use a port or an event handler`,
  )
  return [...errors, ...upwards(source, /^server\/src\/(?:app|main)\.ts$/, 'a module')]
}

/** app -> features -> ui, lib. Features never import features; ui and lib import neither. */
export const webImportLayers: Rule = (source) => {
  const feature = featureOf(source.path)
  if (feature) {
    const others = source.imports.filter((name) => (featureOf(name) ?? feature) !== feature)
    return [
      ...others.map((name) => `feature ${feature} may not import ${name}: a page in web/app joins them`),
      ...upwards(source, /^web\/app\//, 'a feature'),
    ]
  }
  if (source.path.startsWith('web/ui/')) return upwards(source, /^web\/(?:app|features)\//, 'ui')
  if (source.path.startsWith('web/lib/')) return upwards(source, /^web\/(?:app|features|ui)\//, 'lib')
  return []
}

/**
 * Parts directly in `web/ui` are loaded with every page (`web/vite.config.ts`), so they import no form fields; what
 * needs fields stands beside them.
 */
export const commonPartsWithoutFields: Rule = (source) =>
  /^web\/ui\/[^/]+$/.test(source.path) ? upwards(source, /^web\/ui\/fields\//, 'a part of every page') : []

function upwards({ path, imports }: Source, above: RegExp, who: string): string[] {
  return isTest(path)
    ? []
    : imports.filter((name) => above.test(name)).map((name) => `${who} may not import ${name}`)
}

function moduleOf(path: string): string | undefined {
  return /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
}

function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Names each module of the order that has no folder. */
export function missingModules(sources: readonly Source[]): string[] {
  const present = new Set(sources.map(({ path }) => moduleOf(path)))
  return moduleOrder
    .filter((name) => !present.has(name))
    .map((name) => `checks/architecture/imports.ts: there is no module ${name}`)
}

/**
 * A file with a handler exports its use cases and nothing that others share: other files import only functions
 * that a route serves. What several handlers share belongs to the noun, the view or the store.
 */
export function sharedHandlerInternals(sources: readonly Source[]): string[] {
  const served = new Map<string, Set<string>>()
  for (const { path, code } of sources.filter(({ path }) => path.endsWith('.routes.ts')))
    for (const { file, names } of valueImports(path, code))
      if (isHandlerFile(file)) served.set(file, new Set([...(served.get(file) ?? []), ...names]))
  return sources
    .filter(
      ({ path }) => path.startsWith('server/src/modules/') && !path.endsWith('.routes.ts') && !isTest(path),
    )
    .flatMap(({ path, code }) =>
      valueImports(path, code).flatMap(({ file, names }) =>
        names
          .filter((name) => served.has(file) && !served.get(file)?.has(name))
          .map((name) => `${path}: ${name} is shared but lives in a handler (${file})`),
      ),
    )
}

function isHandlerFile(path: string): boolean {
  return path.startsWith('server/src/modules/') && !/\.(?:store|tables|view|ports)\.ts$/.test(path)
}

/** Returns the imports of values with the names they bring; types are erased and do not count. */
function valueImports(path: string, code: string): { file: string; names: string[] }[] {
  return [...code.matchAll(/import\s+\{([^}]*)\}\s+from\s+'(\.[^']+)'/g)].map(([, list = '', name = '']) => ({
    file: normalize(join(dirname(path), name)),
    names: list
      .split(',')
      .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((one) => one !== '' && !one.startsWith('type ')),
  }))
}
