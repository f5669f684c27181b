import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { type Program, startProgram } from './program.ts'

const app = join(import.meta.dirname, 'payload')
const manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()).default({}) })

/** Payload on its own tables, with the same campaigns as Marquee and two people who are signed in. */
export interface Payload extends Program {
  /** The headers of a call by each of them. */
  headers: Record<'brand' | 'talent', Record<string, string>>
}

/** The columns of a campaign that both have under the same name and type. */
const sameColumns = `id, title, summary, product_name, product_url, product, fee_min, fee_max, budget, places, places_taken, deliverables,
  rights, exclusivity, must_include, must_avoid, apply_by, cover_url, published_at, updated_at, created_at`

/** The columns that have types of Payload’s own. */
const enums = ['visibility', 'objective', 'pay_model', 'currency']

const copyCampaigns = `
insert into payload.campaigns (${sameColumns}, ${enums.join(', ')}, type_ids, questions, brand_id, _status)
select ${sameColumns}, ${enums.map((name) => `${name}::text::payload.enum_campaigns_${name}`).join(', ')},
  to_jsonb(type_ids), to_jsonb(questions), (select id from payload.people where role = 'brand'), 'published'
from public.campaigns where status = 'live'`

/**
 * Starts Payload in production mode on the schema `payload` of a filled database, with a copy of its live campaigns. The first
 * start installs its packages into `bench/payload/node_modules`, which needs the package registry. `options` are Node’s.
 */
export async function startPayload(databaseUrl: string, options: readonly string[] = []): Promise<Payload> {
  installPackages()
  const settings = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    PEOPLE_PASSWORD: randomBytes(16).toString('hex'),
  }
  execFileSync(process.execPath, [join(app, 'prepare.js')], {
    env: { ...process.env, ...settings, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(copyCampaigns)
  await client.query('vacuum analyze')
  await client.end()
  const program = await startProgram(join(app, 'serve.js'), { ...settings, NODE_ENV: 'production' }, options)
  const headersOf = async (role: 'brand' | 'talent') => ({
    authorization: `JWT ${await signIn(program.address, `${role}@bench.example`, settings.PEOPLE_PASSWORD)}`,
    'content-type': 'application/json',
  })
  return { ...program, headers: { brand: await headersOf('brand'), talent: await headersOf('talent') } }
}

/** Installs the packages of `bench/payload/package.json` unless they are there in these versions. */
function installPackages(): void {
  const wanted = Object.entries(readManifest(app).dependencies)
  const isInstalled = ([name, version]: [string, string]) => {
    try {
      return readManifest(join(app, 'node_modules', name)).version === version
    } catch {
      return false
    }
  }
  if (wanted.every(isInstalled)) return
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options], { cwd: app, stdio: 'inherit' })
}

const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

async function signIn(address: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/people/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}
