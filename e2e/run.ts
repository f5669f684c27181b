/**
 * Runs the scenarios in a real browser, two side by side: `npm run test:e2e`, or only those whose file name
 * contains a word: `npm run test:e2e -- main`. E2E_PART=1/2 runs every second file. Exits with 1 when a step, a page check or a
 * console failed. RESULTS names a file for the counts.
 */
import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { isInPart } from '../server/src/invariants/part.ts'
import { openBrowser } from './harness/browser.ts'
import {
  type Prepare,
  type Product,
  removeEmptyFolder,
  type SettingsFor,
  startProduct,
} from './harness/product.ts'
import { play, type Scenario } from './harness/scenario.ts'

/**
 * Scenarios that run in parallel. Each has a database of its own, because it may move the provider's clock.
 */
const lanes = 2

const nameFilter = process.argv[2] ?? ''
const files = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.e2e.ts') && file.includes(nameFilter))
  .sort()
  .filter((_file, number) => isInPart(number, process.env.E2E_PART))
if (files.length === 0) throw new Error(`No scenario is called ${nameFilter}.`)

const totals: { numPassedTests: number; numFailedTests: number; failures: string[] } = {
  numPassedTests: 0,
  numFailedTests: 0,
  failures: [],
}
const browser = await openBrowser()
const waiting = [...files]
try {
  // The first builds what is stale before the second starts.
  const first = await startProduct()
  await Promise.all([playLane(first), ...Array.from({ length: lanes - 1 }, () => playLane())])
} finally {
  await browser.close()
  await removeEmptyFolder()
}
console.log(`e2e: ${totals.numPassedTests} passed, ${totals.numFailedTests} failed`)
process.exitCode = totals.numFailedTests > 0 ? 1 : 0

/** The exports of a scenario file: its scenarios, and the settings of their product where they need others. */
interface ScenarioFile {
  scenarios: Scenario[]
  settingsFor?: SettingsFor
  /** Commands that run before the product starts. */
  prepare?: Prepare
}

/** Runs scenarios while any are left, each on an empty database. */
async function playLane(ready?: Product): Promise<void> {
  let unused = ready
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const { scenarios, settingsFor, prepare }: ScenarioFile = await import(`./${file}`)
    const isOrdinary = !settingsFor && !prepare
    const product = (isOrdinary ? unused : undefined) ?? (await startProduct(settingsFor, prepare))
    if (product === unused) unused = undefined
    const began = Date.now()
    try {
      await playFile(file, scenarios, product)
      // After each file, so that the counts exist when the run is ended early.
      if (process.env.RESULTS) writeFileSync(process.env.RESULTS, JSON.stringify(totals))
      console.log(`-- ${file}: ${Math.round((Date.now() - began) / 1000)} s`)
    } finally {
      await product.stop()
    }
  }
  await unused?.stop()
}

async function playFile(file: string, scenarios: Scenario[], product: Product): Promise<void> {
  for (const scenario of scenarios) {
    const { passed, errors } = await play(scenario, browser, product, file.replace('.e2e.ts', ''))
    totals.numPassedTests += passed
    totals.numFailedTests += errors.length
    totals.failures.push(...errors)
  }
}
