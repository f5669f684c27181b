/**
 * Copies what runs in production into a new folder, without Node and without anything that only builds or tests:
 * `npm run assemble -- <folder>`. Prints its size. The folder starts with `node server/dist/start.js`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildServer, packagesBeside } from '../server/build.ts'
import { interFiles } from '../server/src/modules/invoices/pdf-fonts.ts'
import { webPart } from '../web/build.ts'
import { build, isStale } from './built-part.ts'

const project = resolve(import.meta.dirname, '..')
/** The parts of the folder that are not packages; the films are a part of the demo data, and of the fonts only two files are read. */
const copied = [
  'server/migrations',
  'server/seed/art',
  'web/build',
  ...Object.values(interFiles).map((file) => `node_modules/${file}`),
]
/** What these packages read at run time is neither of these. */
const notRead = /\.(d\.[cm]?ts|map|md|markdown|ts\.snap)$/

const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('Name the folder: npm run assemble -- <folder>')
if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)

if (isStale(webPart)) await build(webPart)
mkdirSync(folder, { recursive: true })
await buildServer(join(folder, 'server/dist'))
for (const path of copied) cpSync(join(project, path), join(folder, path), { recursive: true })
for (const path of packageFolders(packagesBeside))
  cpSync(join(project, path), join(folder, path), { recursive: true, filter: (file) => !notRead.test(file) })
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
console.log(`${folder} has ${Math.ceil(bytesOf(folder) / 1_000_000)} MB.`)

/** Returns the folders of packages and of all that they need, below the project, as npm has installed them. */
function packageFolders(names: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = names.map((name) => ({ name, from: join(project, 'server') }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const at = installedAt(next.name, next.from)
    if (!at || found.has(at)) continue
    found.add(at)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ name, from: at })
  }
  return [...found].map((path) => path.slice(project.length + 1))
}

/** Returns where Node finds a package from this folder; undefined for one of another platform. */
function installedAt(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name)
  if (existsSync(join(path, 'package.json'))) return path
  return from === project ? undefined : installedAt(name, dirname(from))
}

function bytesOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}
