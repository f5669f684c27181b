import { readFile } from 'node:fs/promises'
import type { Profiler } from 'node:inspector'
import { join } from 'node:path'
import { measure, type Target } from './measure.ts'
import type { Program } from './program.ts'

const SECONDS = 10
const FUNCTIONS = 25

/** Node options that let `printProfile` ask a program for its profile. */
export const profilerOptions = ['--import', './bench/profiler.ts']

/** Loads a program with one call for 10 seconds and prints where its CPU time goes, as `printProfileOf` does. */
export async function printProfile(
  name: string,
  program: Program,
  target: Target,
  folder: string,
): Promise<void> {
  await measure(target, 3)
  await printProfileOf(name, program, folder, async () => {
    const { perSecond } = await measure(target, SECONDS)
    return perSecond * SECONDS
  })
}

/**
 * Prints where the CPU time of a program goes while `work` runs, which returns how many calls, or deliveries, it made. The program must have
 * been started with `profilerOptions`; the profile is written to `folder`.
 */
export async function printProfileOf(
  name: string,
  program: Program,
  folder: string,
  work: () => Promise<number>,
): Promise<void> {
  await program.ask('start')
  const calls = await work()
  await program.ask(join(folder, 'profile.json'))
  const profile: Profiler.Profile = JSON.parse(await readFile(join(folder, 'profile.json'), 'utf8'))
  print(name, profile, calls)
}

/** Prints CPU time in microseconds per call, and its share. */
function print(
  name: string,
  { nodes, timeDeltas = [], samples = [] }: Profiler.Profile,
  calls: number,
): void {
  const own = new Map<number, number>()
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0))
  const groups = new Map<string, number>()
  const functions = new Map<string, number>()
  let total = 0
  for (const { id, callFrame } of nodes) {
    const micros = own.get(id) ?? 0
    if (callFrame.functionName === '(idle)') continue
    total += micros
    const group = groupOf(callFrame)
    add(groups, group, micros)
    add(functions, `${callFrame.functionName || '(unnamed)'}  ${group}:${callFrame.lineNumber + 1}`, micros)
  }
  console.log(`${name}: ${(total / calls).toFixed(0)} µs of CPU each, ${calls.toFixed(0)} measured`)
  for (const [title, rows] of [
    ['by part', groups],
    ['by function', functions],
  ] as const) {
    console.log(`\n${title}`)
    for (const [name, micros] of [...rows].toSorted(([, a], [, b]) => b - a).slice(0, FUNCTIONS))
      console.log(
        `${(micros / calls).toFixed(1).padStart(8)} µs ${((100 * micros) / total).toFixed(1).padStart(5)} %  ${name}`,
      )
  }
}

function add(to: Map<string, number>, key: string, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount)
}

/** Returns the package of a function, our folder, or what V8 calls it. */
function groupOf({ url, functionName }: { url: string; functionName: string }): string {
  if (!url) return functionName.startsWith('(') ? functionName : '(native)'
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (inPackage && inPackage !== '@marquee/contract') return inPackage
  return /(?:server\/src|contract\/src)\/(?:[^/]+\/)?[^/]+/.exec(url)?.[0] ?? url
}
