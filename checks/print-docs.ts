/** Prints docs/calls.md and docs/lifecycles.md from the contract; with `--check` it only says which of them are stale and ends with 1. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { printCalls } from './print/calls.ts'
import { printLifecycles } from './print/lifecycles.ts'

const pages = { 'docs/calls.md': printCalls(), 'docs/lifecycles.md': printLifecycles() }
const isCheck = process.argv.includes('--check')

mkdirSync('docs', { recursive: true })
for (const [path, text] of Object.entries(pages)) {
  if (!isCheck) writeFileSync(path, text)
  else if (standing(path) !== text) {
    console.error(`${path} is stale: run npm run docs`)
    process.exitCode = 1
  }
}
console.log(`docs: ${Object.keys(pages).length} pages ${isCheck ? 'compared' : 'printed'}`)

function standing(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
