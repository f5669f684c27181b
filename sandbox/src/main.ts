import { type Endpoint, startSandbox } from './start-sandbox.ts'

/**
 * The sandbox as a process: configured by SANDBOX_* variables, it ends on SIGTERM and when its parent process
 * has ended.
 */
const { env } = process
const endpoints: Endpoint[] = JSON.parse(env.SANDBOX_ENDPOINTS || '[]')
const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT ?? 0),
  folder: env.SANDBOX_FOLDER || null,
  endpoints,
  ...(env.SANDBOX_SECRET_KEY && { secretKey: env.SANDBOX_SECRET_KEY }),
  ...(env.SANDBOX_PUBLISHABLE_KEY && { publishableKey: env.SANDBOX_PUBLISHABLE_KEY }),
  ...(env.SANDBOX_PUBLIC_HOST && { publicHost: env.SANDBOX_PUBLIC_HOST }),
  ...(env.SANDBOX_APP_URL && { appUrl: env.SANDBOX_APP_URL }),
})
let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await sandbox.close()
  process.exit(0)
}

process.once('SIGTERM', end)
process.once('SIGINT', end)
process.stdin.resume()
process.stdin.once('end', end)
process.stdin.once('error', end)
process.stdout.write(`sandbox ready ${sandbox.url}\n`)
