import { refuse } from '@marquee/contract/refusals'
import { sql } from 'drizzle-orm'
import type { Actor, Routes } from '../act.ts'
import { afterwards, db } from '../database.ts'
import { assemble } from '../house.ts'
import { serveCalls } from '../http/serve-calls.ts'
import { sampleCalls } from './sample-calls.ts'
import { startTestHouse, type TestHouse } from './start-test-house.ts'

/** Tokens are `role:uuid`; the ones in `ended` are no longer live, and a token that starts with `b-` needs the companion `c`. */
export const ended = new Set<string>()
/** Tokens whose next look fails, as when the database is busy. */
export const busy = new Set<string>()

/** The platform alone, with sample calls and a table `notes`. */
export function startSampleHouse(env: Record<string, string> = {}): Promise<TestHouse> {
  return startTestHouse(async (config, engines) => {
    const house = await assemble(
      config,
      { resolveSession: sampleSession, modules: (app) => serveCalls(app, sampleCalls, sampleRoutes) },
      engines,
    )
    await db().execute(
      sql`create table notes (text text not null, by text not null default current_setting('app.actor', true))`,
    )
    return house
  }, env)
}

/** How many notes stand. */
export async function countNotes(): Promise<number> {
  const counted = await db().execute<{ count: number }>(sql`select count(*)::int as count from notes`)
  return counted.rows[0]?.count ?? 0
}

/** The sessions of these tokens. */
export async function sampleSession(token: string, companion: string | null): Promise<Actor | null> {
  if (busy.delete(token)) throw new Error('timeout exceeded when trying to connect')
  const [, role, id] = /^(?:b-)?(brand|talent):([\w-]+)$/.exec(token) ?? []
  if ((role !== 'brand' && role !== 'talent') || !id || ended.has(token)) return null
  if (token.startsWith('b-') && companion !== 'c') return null
  return { kind: 'account', id, role, sessionId: `session-of-${id}`, signedInAt: new Date() }
}

const addNote = (text: string): Promise<unknown> =>
  db().execute(sql`insert into notes (text) values (${text})`)

const sampleRoutes: Routes<typeof sampleCalls> = {
  who: async (ctx) => ({ id: ctx.actor.id }),
  look: async (_ctx, { limit, only, open }) => ({ limit, only: only ?? [], open: open ?? null }),
  note: async (_ctx, { text, and }) => {
    await addNote(text)
    if (and !== 'stand') afterwards(async () => void (await addNote(`after ${text}`)))
    if (and === 'refuse') refuse('same_terms')
    if (and === 'break') throw new Error('secret detail of the inside')
    const reply = { text, notes: await countNotes(), undeclared: 'never leaves' }
    return reply
  },
  cookie: async (ctx, { value }) => {
    ctx.setCookie('sid', value, { httpOnly: true, maxAge: 60 })
    ctx.clearCookie('old')
    return { value }
  },
  picture: async (ctx, { tags }) => ({ files: ctx.files, tags: tags ?? [] }),
  secret: async () => refuse('wrong_sign_in'),
}
