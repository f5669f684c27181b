/**
 * Plays the stories in a real browser, two people side by side: `npm run test:stories`, or only those whose file name holds a word:
 * `npm run test:stories -- main`. Ends with 1 when a step, a page or a console had a fault. RESULTS names a file for the counts.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { openBrowser } from './harness/browser.ts'
import { startProduct } from './harness/product.ts'
import { play, type Story } from './harness/story.ts'

const wanted = process.argv[2] ?? ''
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.story.ts') && file.includes(wanted)).sort()
if (files.length === 0) throw new Error(`No story is called ${wanted}.`)

const browser = await openBrowser()
const product = await startProduct()
console.log(`Marquee is open at ${product.address}`)
const totals = { numPassedTests: 0, numFailedTests: 0 }
try {
  for (const file of files) {
    const { stories }: { stories: Story[] } = await import(`./${file}`)
    for (const story of stories) {
      const { passed, failed } = await play(story, browser, product)
      totals.numPassedTests += passed
      totals.numFailedTests += failed
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
if (process.env.RESULTS) await writeFile(process.env.RESULTS, JSON.stringify(totals))
console.log(`stories: ${totals.numPassedTests} passed, ${totals.numFailedTests} failed`)
process.exitCode = totals.numFailedTests > 0 ? 1 : 0
