import { isTest, type Rule } from './source.ts'

const vague = /(?:^|[/.-])(?:utils?|helpers?|common|manager|misc|stuff|data)(?=[/.-]|$)/
const statement =
  /(?:`|')\s*(?:select\s[^`]*\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+\w+\s+as\s*\()/i

/** Rejects file names that do not say what the file is for. */
export const noVagueFileNames: Rule = ({ path }) =>
  vague.test(path.replace('common-passwords', '')) ? ['the name is vague: name what the file is for'] : []

/** Files are kebab-case, components PascalCase. */
export const fileNameCase: Rule = ({ path }) => {
  const name = path.split('/').at(-1) ?? ''
  const fits = name.endsWith('.tsx')
    ? /^(?:[A-Z][A-Za-z0-9]*|[a-z0-9.-]+)(?:\.test)?\.tsx$/
    : /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.ts$/
  return fits.test(name) ? [] : ['files are kebab-case; components are PascalCase']
}

/** Rejects notes about unfinished work. The brackets keep the pattern from matching itself. */
export const noUnfinishedWork: Rule = ({ path, text }) =>
  path.startsWith('checks/')
    ? []
    : [...text.matchAll(/\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b|coming[ ]soon/gi)].map(
        (found) => `"${found[0]}": finish it or remove it`,
      )

/** In a module, SQL belongs in stores and tables. */
export const sqlOnlyInStores: Rule = ({ path, code }) => {
  if (!path.startsWith('server/src/modules/') || /\.(?:store|tables)\.ts$/.test(path) || isTest(path))
    return []
  const errors = statement.test(code) ? ['SQL belongs in a *.store.ts'] : []
  return /from 'drizzle-orm/.test(code)
    ? [...errors, 'drizzle-orm belongs in *.store.ts and *.tables.ts']
    : errors
}

/** On the server only config.ts reads the environment. */
export const environmentOnlyInConfig: Rule = ({ path, code }) => {
  const mayRead = !path.startsWith('server/src/') || path === 'server/src/config.ts' || isTest(path)
  return !mayRead && /\bprocess\.env\b/.test(code) ? ['only config.ts reads the environment'] : []
}

/** Modules throw; the platform catches. */
export const noCatchInModules: Rule = ({ path, code }) => {
  const inModule = path.startsWith('server/src/modules/') && !isTest(path)
  return inModule && /\}\s*catch\b/.test(code) ? ['a module throws; platform/http catches'] : []
}

/** Indexes are ascending: drizzle creates descending ones with nulls last, which `order by ... desc` cannot use. */
export const indexesAscend: Rule = ({ path, code }) =>
  path.endsWith('.tables.ts') && code.includes('.desc()')
    ? ['indexes are ascending; PostgreSQL reads them in both directions']
    : []

/** Only the provider's start-up code and tests know the payment sandbox; all other code knows a payment provider. */
export const sandboxStaysBehindGateway: Rule = ({ path, text }) => {
  const mayKnow =
    isTest(path) ||
    /^(?:server\/src\/platform\/provider\/|server\/src\/config|checks\/|e2e\/|bench\/|sandbox\/)/.test(path)
  // The `sandbox` attribute and CSP directive of HTML are not the payment sandbox.
  const remaining = text.replaceAll(/(?:'none'; |\b)sandbox(?:=""|"|[ =])/g, '')
  return !mayKnow && /sandbox/i.test(remaining)
    ? ['only the gateway knows whether the payment provider is the sandbox']
    : []
}

/** Pages have calls without schemas: screens get the schemas of a call from `web/lib/call-schemas.ts`. Loaders run on the server. */
export const screensLoadSchemas: Rule = ({ path, code }) => {
  const isScreen = path.startsWith('web/') && !path.startsWith('web/app/public/') && !isTest(path)
  return isScreen && /\b\w+Calls\.\w+\.(?:input|response)\b/.test(code)
    ? ['a screen has no schemas of calls: load them with lib/call-schemas.ts']
    : []
}
