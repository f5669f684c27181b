import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface SandboxStart {
  secretKey: string
  publishableKey: string
  port: number
  folder: string
  appUrl: string
  endpoints: readonly { url: string; secret: string; connect: boolean }[]
}

export interface RunningSandbox {
  address: { host: string; port: number; protocol: 'http' }
  /** The URL for browsers: under the other loopback name, so that cookies stay separate. */
  publicUrl: string
  close(): Promise<void>
}

const readyWithinMs = 60_000

/**
 * Starts the payment sandbox as a child process that always ends with this one. Uses a free port when the
 * configured one is taken.
 */
export async function startSandboxProcess(start: SandboxStart): Promise<RunningSandbox> {
  return tryPort(start, start.port).catch((error) =>
    start.port === 0 ? Promise.reject(error) : tryPort(start, 0),
  )
}

async function tryPort(start: SandboxStart, port: number): Promise<RunningSandbox> {
  const program = fileURLToPath(new URL('./main.ts', import.meta.resolve('@marquee/stripe-sandbox')))
  const otherName = new URL(start.appUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_FOLDER: start.folder,
      SANDBOX_APP_URL: start.appUrl,
      SANDBOX_SECRET_KEY: start.secretKey,
      SANDBOX_PUBLISHABLE_KEY: start.publishableKey,
      SANDBOX_PUBLIC_HOST: otherName,
      SANDBOX_ENDPOINTS: JSON.stringify(start.endpoints),
    },
  })
  const url = new URL(await readyLine(child))
  return {
    address: { host: url.hostname, port: Number(url.port), protocol: 'http' },
    publicUrl: `http://${otherName}:${url.port}`,
    close: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns the URL from `sandbox ready <url>`. Throws when the process ends first or takes too long. */
async function readyLine(child: ChildProcess): Promise<string> {
  const late = setTimeout(() => child.kill('SIGKILL'), readyWithinMs)
  try {
    if (child.stdout)
      for await (const line of createInterface(child.stdout))
        if (line.startsWith('sandbox ready ')) return line.slice(14).trim()
    throw new Error('The payment sandbox did not start')
  } finally {
    clearTimeout(late)
  }
}
