/** Prints each call that the specification lists with what it does here, and how many of them exist. */
import { allCalls } from '../contract/src/calls/index.ts'
import { specifiedCalls } from '../contract/src/specified-calls.ts'

const byPath = new Map(Object.values(allCalls).map((call) => [call.path, call]))
const listed = Object.entries(specifiedCalls)
for (const [area, calls] of listed) {
  console.log(`\n${area}`)
  for (const { path } of calls) {
    const call = byPath.get(path)
    console.log(`  ${call ? call.methods.join('|').padEnd(8) : 'MISSING '} ${path}  ${call?.summary ?? ''}`)
  }
}
const all = listed.flatMap(([, calls]) => calls)
const found = all.filter(({ path }) => byPath.has(path))
console.log(`\n${found.length} of ${all.length} calls of the specification exist`)
process.exitCode = found.length === all.length ? 0 : 1
