/**
 * Prints docs/calls.md, docs/fields.md, docs/lifecycles.md, docs/limits.md, docs/retention.md, docs/asvs.md, the columns of docs/data-classes.md and the module order of docs/architecture.md. With `--check` it only names the stale
 * pages. Exits with 1 if there is any, if a row of the security requirements names a test or a file that does not exist, if a column has no data class, or if no row says how long personal data is kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { moduleOrder } from './architecture/imports.ts'
import { chapters } from './asvs/table.ts'
import { findAsvsIssues, printAsvs } from './print/asvs.ts'
import { printCalls } from './print/calls.ts'
import { findColumnsWithoutClass, withColumnClasses } from './print/column-classes.ts'
import { findFieldIssues, printFieldAccess } from './print/field-access.ts'
import { printLifecycles } from './print/lifecycles.ts'
import { printLimits } from './print/limits.ts'
import { withModuleOrder } from './print/module-order.ts'
import { findRetentionIssues, printRetention } from './print/retention.ts'

const architecture = 'docs/architecture.md'
const dataClasses = 'docs/data-classes.md'
const pages = {
  'docs/calls.md': printCalls(),
  'docs/fields.md': printFieldAccess(),
  'docs/lifecycles.md': printLifecycles(),
  'docs/limits.md': printLimits(),
  'docs/retention.md': printRetention(),
  'docs/asvs.md': printAsvs(chapters),
  [dataClasses]: withColumnClasses(readFileSync(dataClasses, 'utf8')),
  [architecture]: withModuleOrder(readFileSync(architecture, 'utf8'), moduleOrder),
}
const isCheck = process.argv.includes('--check')

for (const [path, text] of Object.entries(pages)) {
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text
  if (!isCheck && isStale) writeFileSync(path, text)
  if (isCheck && isStale) {
    console.error(`${path} is stale: run npm run docs`)
    process.exitCode = 1
  }
}
for (const issue of findAsvsIssues(chapters)) {
  console.error(`checks/asvs: ${issue}`)
  process.exitCode = 1
}
for (const column of findColumnsWithoutClass()) {
  console.error(`${column} has no data class: the comment behind it names none of docs/data-classes.md`)
  process.exitCode = 1
}
for (const issue of findRetentionIssues()) {
  console.error(`contract/src/rules/retention.ts: ${issue}`)
  process.exitCode = 1
}
for (const issue of findFieldIssues()) {
  console.error(`checks/print/field-access.ts: ${issue}`)
  process.exitCode = 1
}
console.log(`docs: ${Object.keys(pages).length} pages ${isCheck ? 'compared' : 'printed'}`)
