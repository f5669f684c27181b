import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/src/platform/testing/free-port.ts'

/** The product, started as a user would, on an empty database of its own. */
export interface Product {
  /** The address of its pages. */
  address: string
  /** Its address on this machine; the same unless it runs under host names. */
  localAddress: string
  /** The output so far. */
  printed(): string
  stop(): Promise<void>
}

const timeoutMs = 300_000

/** Returns further settings of a product that listens on this port. */
export type SettingsFor = (port: number) => Record<string, string>

/** Runs commands on the data of a product that has not started yet. */
export type Prepare = (env: NodeJS.ProcessEnv) => Promise<void>

let empty: Promise<string> | undefined

/**
 * Returns a data folder with a migrated, empty database. It is made once and copied for each product, because a new database
 * takes several seconds.
 */
function emptyFolder(): Promise<string> {
  empty ??= (async () => {
    const folder = await newFolder()
    await buildWhatIsStale()
    const { stop } = await startIn(
      folder,
      () => ({}),
      async () => {},
    )
    await stop()
    return folder
  })()
  return empty
}

async function buildWhatIsStale(): Promise<void> {
  const building = spawn(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${code}.`)
}

/** Removes the folder that new products are copied from. */
export async function removeEmptyFolder(): Promise<void> {
  if (empty) await rm(await empty, { recursive: true, force: true })
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'marquee-e2e-'))

/**
 * Starts the product as `npm start` does, on a free port and a data folder of its own, whose database is empty. Throws with its output
 * when it does not start. npm itself is left out: it takes half a second, and its end leaves the server without a parent.
 */
export async function startProduct(
  settingsFor: SettingsFor = () => ({}),
  prepare: Prepare = async () => {},
): Promise<Product> {
  const folder = await newFolder()
  await cp(await emptyFolder(), folder, { recursive: true })
  const remove = () => rm(folder, { recursive: true, force: true })
  const product = await startIn(folder, settingsFor, prepare).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return { ...product, stop: () => product.stop().then(remove) }
}

async function startIn(folder: string, settingsFor: SettingsFor, prepare: Prepare): Promise<Product> {
  // The payment sandbox listens on the next port.
  const port = await freePort({ next: 1 })
  const settings = settingsFor(port)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    ...settings,
  }
  await prepare(env)
  const child = spawn(process.execPath, ['server/dist/start.js'], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let print = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (print += text))
  const localAddress = `http://127.0.0.1:${port}`
  const stop = () => end(child)
  try {
    await opened(localAddress, child)
  } catch (error) {
    await stop()
    throw new Error(`The product did not start.\n${print}`, { cause: error })
  }
  return { address: settings.PUBLIC_URL ?? localAddress, localAddress, printed: () => print, stop }
}

async function opened(address: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
    const answer = await fetch(`${address}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`It was not ready within ${timeoutMs / 1000} s.`)
}

/** Ends the whole process group, with SIGTERM first. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  signal(pid, 'SIGTERM')
  const killAt = Date.now() + 10_000
  while (signal(pid, 0)) {
    if (Date.now() > killAt) signal(pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Sends a signal to a process group. Returns false when none of its processes is left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}
