import { isTest, type Rule } from './source.ts'

const vague = /(?:^|[/.-])(?:utils?|helpers?|common|manager|misc|stuff|data)(?=[/.-]|$)/
const statement =
  /(?:`|')\s*(?:select\s[^`]*\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+\w+\s+as\s*\()/i

/** A name says what a thing is for; these say nothing. */
export const noVagueFileNames: Rule = ({ path }) =>
  vague.test(path.replace('common-passwords', '')) ? ['the name is vague: say what it is for'] : []

/** kebab-case, or PascalCase for a component. */
export const namesAreSpelledAlike: Rule = ({ path }) => {
  const name = path.split('/').at(-1) ?? ''
  const fits = name.endsWith('.tsx')
    ? /^(?:[A-Z][A-Za-z0-9]*|[a-z0-9.-]+)(?:\.test)?\.tsx$/
    : /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.ts$/
  return fits.test(name) ? [] : ['files are kebab-case; components are PascalCase']
}

/** Work is done or not begun; nothing is left as a note in the code. */
export const nothingIsLeftForLater: Rule = ({ path, text }) =>
  path.startsWith('checks/')
    ? []
    : [...text.matchAll(/\b(?:TODO|FIXME|XXX|HACK)\b|coming soon/gi)].map(
        (found) => `"${found[0]}": finish it or leave it out`,
      )

/** SQL lives in stores and tables, nowhere else in a module. */
export const sqlStaysInStores: Rule = ({ path, code }) => {
  if (!path.startsWith('server/src/modules/') || /\.(?:store|tables)\.ts$/.test(path) || isTest(path))
    return []
  const faults = statement.test(code) ? ['SQL belongs in a *.store.ts'] : []
  return /from 'drizzle-orm/.test(code)
    ? [...faults, 'drizzle-orm belongs in *.store.ts and *.tables.ts']
    : faults
}

/** The environment is read once, in config.ts; tests and the programs around the product may look too. */
export const environmentIsReadOnce: Rule = ({ path, code }) => {
  const mayRead = !path.startsWith('server/src/') || path === 'server/src/config.ts' || isTest(path)
  return !mayRead && /\bprocess\.env\b/.test(code) ? ['only config.ts reads the environment'] : []
}

/** An error is caught where it changes something: once on each side, and at the edges of platform. */
export const errorsAreCaughtOnce: Rule = ({ path, code }) => {
  const inModule = path.startsWith('server/src/modules/') && !isTest(path)
  return inModule && /\}\s*catch\b/.test(code) ? ['a module throws; platform/http catches'] : []
}

/** A list reads its index backwards: a descending one is made with nulls last, and no `order by ... desc` can use it. */
export const indexesAscend: Rule = ({ path, code }) =>
  path.endsWith('.tables.ts') && code.includes('.desc()') ? ['an index ascends; lists read it backwards'] : []

/** Only the platform's starter and tests know that there is a payment sandbox; everybody else knows a payment provider. */
export const nobodyKnowsTheSandbox: Rule = ({ path, text }) => {
  const mayKnow =
    isTest(path) ||
    /^(?:server\/src\/platform\/provider\/|server\/src\/config|checks\/|stories\/|bench\/|sandbox\/)/.test(
      path,
    )
  // A frame or answer that may run nothing is called so by the web itself.
  const words = text.replaceAll(/(?:'none'; |\b)sandbox(?:=""|"|[ =])/g, '')
  return !mayKnow && /sandbox/i.test(words)
    ? ['only the gateway knows whether the payment provider is a stand-in']
    : []
}
