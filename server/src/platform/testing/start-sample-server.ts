import { fail } from '@marquee/contract/errors'
import { sql } from 'drizzle-orm'
import { db, runAfterTransaction } from '../database/database.ts'
import type { Actor, Routes } from '../handler.ts'
import type { SessionProof } from '../http/call-context.ts'
import { serveCalls } from '../http/serve-calls.ts'
import { Runtime } from '../runtime.ts'
import { assembleServer } from '../server.ts'
import { sampleCalls } from './sample-calls.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/**
 * Tokens are `role:uuid`; those in `endedTokens` are no longer valid, and a token that starts with `b-` needs the
 * companion cookie `c`.
 */
export const endedTokens = new Set<string>()
/** Tokens whose next lookup fails, as when the database is busy. */
export const failingTokens = new Set<string>()

/** Starts the platform alone, with sample calls and a table `notes`. */
export function startSampleServer(env: Record<string, string> = {}): Promise<TestServer> {
  return startTestServer(async (config, engines) => {
    const server = await assembleServer(
      config,
      {
        runtime: new Runtime(),
        resolveSession: sampleSession,
        modules: (app) => serveCalls(app, sampleCalls, sampleRoutes),
      },
      engines,
    )
    await db().execute(
      sql`create table notes (text text not null, by text not null default current_setting('app.actor', true))`,
    )
    return server
  }, env)
}

/** Returns the number of notes. */
export async function countNotes(): Promise<number> {
  const counted = await db().execute<{ count: number }>(sql`select count(*)::int as count from notes`)
  return counted.rows[0]?.count ?? 0
}

/** Returns the session of a token. */
export async function sampleSession(token: string, { companion }: SessionProof): Promise<Actor | null> {
  if (failingTokens.delete(token)) throw new Error('timeout exceeded when trying to connect')
  const [, role, id] = /^(?:b-)?(brand|talent):([\w-]+)$/.exec(token) ?? []
  if ((role !== 'brand' && role !== 'talent') || !id || endedTokens.has(token)) return null
  if (token.startsWith('b-') && companion !== 'c') return null
  return { kind: 'account', id, role, sessionId: `session-of-${id}`, confirmedAt: new Date() }
}

const insertNote = (text: string): Promise<unknown> =>
  db().execute(sql`insert into notes (text) values (${text})`)

const sampleRoutes: Routes<typeof sampleCalls> = {
  whoAmI: async (ctx) => ({ id: ctx.actor.id }),
  readQuery: async (_ctx, { limit, only, open }) => ({ limit, only: only ?? [], open: open ?? null }),
  addNote: async (_ctx, { text, outcome }) => {
    await insertNote(text)
    if (outcome !== 'succeed') runAfterTransaction(async () => void (await insertNote(`after ${text}`)))
    if (outcome === 'fail') fail('same_terms')
    if (outcome === 'throw') throw new Error('secret detail of the inside')
    const reply = { text, notes: await countNotes(), undeclared: 'never leaves' }
    return reply
  },
  cookie: async (ctx, { value }) => {
    ctx.setCookie('sid', value, { httpOnly: true, maxAge: 60 })
    ctx.clearCookie('old')
    return { value }
  },
  picture: async (ctx, { tags, caption }) => ({
    files: ctx.files,
    tags: tags ?? [],
    caption: caption ?? null,
  }),
  secret: async () => fail('wrong_sign_in'),
  profile: async (ctx) => ({ id: ctx.actor.id }),
}
