import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** Starts the product as a process with these settings; resolves when it listens. */
export function startNode(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A node ended with ${code}`)))
    child.stdout.on('data', (text) => {
      if (!/open at http/.test(String(text))) return
      child.removeAllListeners('exit')
      resolve(child)
    })
  })
}

/** Starts a Redis on a port of 127.0.0.1, which persists nothing. */
export function startRedis(port: number): ChildProcess {
  return spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
}

/** Sends a signal to a process and resolves when it has ended; at once for one that is not running. */
export function endProcess(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
