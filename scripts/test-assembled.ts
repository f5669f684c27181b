/**
 * Assembles what runs in production into a temporary folder and starts it there, where nothing else can be found: a page is rendered,
 * an account is made, a common password is refused, and each package beside the bundle loads: `npm run test:assembled`.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesBeside } from '../server/build.ts'
import { interFiles } from '../server/src/modules/invoices/pdf-fonts.ts'

const folder = await mkdtemp(join(tmpdir(), 'marquee-assembled-'))
const program = join(folder, 'program')
const env = {
  PATH: process.env.PATH,
  NODE_ENV: 'development',
  DEMO: 'off',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  // Keys of no account; every connection to the provider is refused on this machine.
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_none2',
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: 'http://127.0.0.1:9',
}

try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'assemble.ts'), program], { stdio: 'inherit' })
  for (const name of packagesBeside) run(program, `await import('${name}')`)
  for (const file of Object.values(interFiles))
    run(program, `fs.readFileSync(url.fileURLToPath(import.meta.resolve('${file}')))`)
  const server = spawn(process.execPath, ['server/dist/start.js'], {
    cwd: program,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    await check(await addressOf(server))
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  console.log('assembled: it starts alone, renders a page and makes an account')
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs a line of code in a folder; fails when it does. */
function run(cwd: string, code: string): void {
  const imports = "import fs from 'node:fs'; import url from 'node:url'; "
  execFileSync(process.execPath, ['--input-type=module', '-e', imports + code], { cwd, stdio: 'inherit' })
}

/** Returns the address that a server prints; fails when it ends before that. */
async function addressOf(server: ChildProcess): Promise<string> {
  let printed = ''
  for await (const text of server.stdout ?? []) {
    printed += String(text)
    const address = /open at (http:\S+)/.exec(printed)?.[1]
    if (address) return address
  }
  throw new Error(`The server ended.\n${printed}`)
}

async function check(address: string): Promise<void> {
  const page = await fetch(address)
  assert.equal(page.status, 200)
  assert.match(await page.text(), /<h1/)
  const weak = await signUp(address, 'password123456')
  assert.match(JSON.stringify(weak), /too easy to guess/)
  assert.equal((await signUp(address, 'seven quiet lamps')).status, 200)
}

async function signUp(address: string, password: string): Promise<{ status: number }> {
  const answer = await fetch(`${address}/api/brand/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'brand@example.com',
      password,
      companyName: 'Demo Brand',
      termsAccepted: true,
      isAdult: true,
    }),
  })
  return JSON.parse(await answer.text())
}
