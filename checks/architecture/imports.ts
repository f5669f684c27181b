import { isTest, type Rule, type Source } from './source.ts'

/** The written order of the server's modules: each may import what stands before it, and platform. */
export const moduleOrder = [
  'settings',
  'files',
  'identity',
  'trust',
  'brands',
  'talents',
  'roster',
  'ledger',
  'invoices',
  'cards',
  'subscriptions',
  'payments',
  'payouts',
  'campaigns',
  'applications',
  'offers',
  'deals',
  'calendar',
  'budgets',
  'earnings',
  'reviews',
  'discovery',
  'conversations',
  'notifications',
  'content',
  'home',
  'operators',
]

const contractMayImport = /^(?:contract\/src\/|zod$|dayjs(?:\/|$))/
const testsMayImport = /^(?:contract\/src\/|zod$|vitest$|fast-check$|node:)/

/** The contract stands alone: zod, dayjs and, in rules/phone alone, libphonenumber-js. */
export const contractStandsAlone: Rule = ({ path, imports }) => {
  if (!path.startsWith('contract/src/')) return []
  const allowed = (name: string) =>
    (isTest(path) ? testsMayImport : contractMayImport).test(name) ||
    (path === 'contract/src/rules/phone.ts' && name === 'libphonenumber-js')
  return imports.filter((name) => !allowed(name)).map((name) => `the contract may not import ${name}`)
}

/** web -> contract <- server: the two sides never meet. */
export const noServerWebImports: Rule = ({ path, imports }) => {
  const side = path.split('/')[0]
  const other = { web: /^(?:server\/|@marquee\/server)/, server: /^(?:web\/|@marquee\/web)/ }[side ?? '']
  return other
    ? imports
        .filter((name) => other.test(name) && !isTest(path))
        .map((name) => `${side} may not import ${name}`)
    : []
}

/** Platform knows no module; a module knows only modules to its left. */
export const moduleImportOrder: Rule = (source) => {
  if (isTest(source.path)) return []
  const own = moduleOf(source.path)
  if (source.path.startsWith('server/src/platform/'))
    return upwards(source, /^server\/src\/(?:modules\/|app\.ts|main\.ts|wiring)/, 'platform')
  if (!own) return []
  if (!moduleOrder.includes(own))
    return [`module ${own} has no place in the written order (checks/house/imports.ts)`]
  const toTheRight = source.imports.filter(
    (name) => moduleOrder.indexOf(moduleOf(name) ?? own) > moduleOrder.indexOf(own),
  )
  const faults = toTheRight.map(
    (name) => `${own} may not import ${name}: it stands to its right; ask by a port or react to an event`,
  )
  return [...faults, ...upwards(source, /^server\/src\/(?:app|main)\.ts$/, 'a module')]
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
