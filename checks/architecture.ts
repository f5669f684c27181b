/**
 * The rules of the house that no compiler knows: which way imports run, where SQL lives, what files are called.
 * Prints each broken rule with its file and ends with 1 if there is any.
 */
import * as code from './architecture/code.ts'
import {
  contractStandsAlone,
  moduleImportOrder,
  noServerWebImports,
  webImportLayers,
} from './architecture/imports.ts'
import { readSources } from './architecture/source.ts'

const rules = [
  contractStandsAlone,
  noServerWebImports,
  moduleImportOrder,
  webImportLayers,
  ...Object.values(code),
]

const sources = readSources()
const faults = sources.flatMap((source) =>
  rules.flatMap((rule) => rule(source)).map((fault) => `${source.path}: ${fault}`),
)
for (const fault of faults) console.error(fault)
console.log(`house: ${sources.length} files, ${rules.length} rules, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
