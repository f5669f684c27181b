/**
 * Installs the packages that are missing before `npm start` and `npm test`, so that a fresh clone needs no other command. Plain
 * JavaScript without dependencies, because it also runs on the Node of the machine (18 or newer). In package.json it runs in
 * parentheses: a shell remembers where it found `node`, and only a subshell forgets it before the pinned Node is used.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const installedList = join(root, 'node_modules/.package-lock.json')
const lockFile = join(
  tmpdir(),
  `marquee-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
)
const requiredMajor = 26

if (!isInstalled()) {
  await acquireLock()
  try {
    if (!isInstalled()) install()
  } finally {
    rmSync(lockFile, { force: true })
  }
}
if (majorOf(process.version) < requiredMajor) checkNode()

/** Returns whether node_modules holds every package of the lockfile in its version. npm lists there what it has installed. */
function isInstalled() {
  if (!existsSync(installedList)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(installedList)
  return Object.entries(wanted).every(([path, { version, integrity, optional, dev }]) => {
    const found = installed[path]
    if (path === '') return true
    // Packages for other platforms are never installed, and a production machine may leave out those for development.
    if (!found) return Boolean(optional || (dev && process.env.NODE_ENV === 'production'))
    return found.version === version && found.integrity === integrity
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // A list that an interrupted installation cut short counts as nothing installed.
    return {}
  }
}

/**
 * Runs `npm ci` where nothing is installed. Where packages are out of date it runs `npm install`, which replaces only those that
 * differ: `npm ci` would first delete all of them, under a server that may be running from this folder.
 */
function install() {
  const isFresh = !existsSync(installedList)
  const command = isFresh ? ['ci'] : ['install', '--no-save']
  console.log(
    isFresh
      ? 'Installing packages with npm ci: node_modules is missing or incomplete. This takes about half a minute.'
      : 'Updating packages with npm install: node_modules differs from package-lock.json.',
  )
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const options = ['--include=dev', '--no-audit', '--no-fund', `--prefix=${root}`]
  const { status, error } =
    npm?.endsWith('npm-cli.js') && node
      ? spawnSync(node, [npm, ...command, ...options], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', [...command, ...options], {
          cwd: root,
          stdio: 'inherit',
          shell: process.platform === 'win32',
        })
  if (status === 0 && isInstalled()) return
  rmSync(lockFile, { force: true })
  fail(
    `The packages could not be installed${error ? ` (${error.message})` : ''}. Run \`npm ci\` in ${root} to see why.`,
  )
}

/** Waits until no other process installs into this folder; a lock whose process has ended is taken over. */
async function acquireLock() {
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (attempt === 1) console.log('Waiting for another installation into this folder to end.')
    if (isStale()) rmSync(lockFile, { force: true })
    else await sleep(300)
  }
}

function isStale() {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Fails where neither the installed Node nor the one of this machine is new enough, for example on a platform without a package. */
function checkNode() {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  if (majorOf(stdout ?? '') >= requiredMajor) return
  fail(
    `Marquee needs Node ${requiredMajor}, and npm has none for this platform: install Node ${requiredMajor}, then run this again.`,
  )
}

/** Returns 26 for `v26.10.0`, and NaN for text that is no version. */
function majorOf(version) {
  return Number(/^v(\d+)/.exec(version)?.[1])
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
