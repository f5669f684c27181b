/**
 * Checks the rules of the architecture that no compiler knows: the direction of imports, where SQL lives, how files are named.
 * Prints each broken rule with its file; exits with 1 if there is any.
 */
import * as codeRules from './architecture/code.ts'
import * as importRules from './architecture/imports.ts'
import { readSources } from './architecture/source.ts'

const rules = [
  importRules.contractHasFewImports,
  importRules.noServerWebImports,
  importRules.moduleImportOrder,
  importRules.webImportLayers,
  importRules.commonPartsWithoutFields,
  ...Object.values(codeRules),
]

const sources = readSources()
const errors = [
  ...importRules.missingModules(sources),
  ...importRules.sharedHandlerInternals(sources),
  ...sources.flatMap((source) =>
    rules.flatMap((rule) => rule(source)).map((error) => `${source.path}: ${error}`),
  ),
]
for (const error of errors) console.error(error)
console.log(`architecture: ${sources.length} files, ${rules.length + 2} rules, ${errors.length} errors`)
process.exitCode = errors.length > 0 ? 1 : 0
