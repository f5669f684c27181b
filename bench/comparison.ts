/**
 * The two apps that the product is compared with, in one process on the same database: `min` looks up the session and sends one
 * statement; `plain` runs one transaction of eight statements on the same tables, validates the body and logs one line. Both
 * answer the calls at `/min/<kind>` and `/plain/<kind>`.
 */
import { createHash, randomUUID } from 'node:crypto'
import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { conversationCalls } from '@marquee/contract/calls/conversations'
import { limits } from '@marquee/contract/rules/limits'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({
  logger: { level: 'info' },
  logController: new LogController({ disableRequestLogging: true }),
})
app.setErrorHandler((error, _request, reply) => {
  console.error(error)
  return reply.status(500).send({ status: 500 })
})

interface Statement {
  name: string
  text: string
}

const session: Statement = {
  name: 'session',
  text: `select a.id, a.role, a.status from sessions s join accounts a on a.id = s.account_id where s.token_hash = $1`,
}
const ownSession: Statement = { name: 'own-session', text: `${session.text} for key share of s` }

const campaignColumns = `brand_id, status, version, title, objective, summary, product_name, product_url, fee_min, fee_max, budget,
  places, deliverables, rights, must_include, must_avoid, apply_by, published_at`
const campaignValues = `$1, 'live', 3, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now()`

const statements = {
  list: {
    name: 'list',
    text: `select c.*, b.company_name, b.logo_url from campaigns c join brands b on b.id = c.brand_id
      where c.status = 'live' and c.visibility = 'public' and c.removed_at is null order by c.published_at desc, c.id desc limit ${limits.pageSize + 1}`,
  },
  offer: {
    name: 'offer',
    text: `select o.*, to_jsonb(c) as campaign, to_jsonb(b) as brand, to_jsonb(t) as talent,
      (select jsonb_agg(v order by v.no) from offer_versions v where v.offer_id = o.id) as versions,
      (select jsonb_agg(m order by m.id) from transitions m where m.noun = 'offer' and m.subject_id = o.id) as history,
      (select jsonb_agg(p) from payables p where p.subject_id = o.id) as payables
      from offers o join campaigns c on c.id = o.campaign_id join brands b on b.id = o.brand_id join talents t on t.id = o.talent_id
      where o.id = $1 and $2 in (o.brand_id, o.talent_id)`,
  },
  create: {
    name: 'create',
    text: `with made as (insert into campaigns (${campaignColumns}) values (${campaignValues}) returning *),
      moved as (insert into transitions (noun, subject_id, event, "from", "to", version, "by", actor)
        select 'campaign', id, event, 'draft', 'live', 3, 'brand', $1::text from made, unnest('{create,submit,approve}'::text[]) event),
      told as (insert into events (name, payload, actor, request_id)
        select 'campaign.changed', jsonb_build_object('campaignId', id), $1::text, '' from made, generate_series(1, 3)),
      timed as (insert into timers (noun, subject_id, event, fires_at)
        select 'campaign', id, event, now() + interval '30 days' from made, unnest('{close,remind}'::text[]) event)
      select * from made`,
  },
  message: {
    name: 'message',
    text: `with moved as (update conversations set last_no = last_no + 1, rev = rev + 1, last_at = now()
        where id = $1 and $2 in (brand_id, talent_id) returning *)
      insert into messages (conversation_id, no, rev, side, author_id, author, client_id, text, file_ids)
        select id, last_no, rev, 'talent', $2, 'Bench Talent', $3, $4, '{}' from moved returning *`,
  },
} satisfies Record<string, Statement>

const tokenHash = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  createHash('sha256').update(`:${headers['x-access-token']}`).digest('base64url')

interface Account {
  id: string
  role: string
  status: string
}

/** Runs one statement on any connection and returns its rows. */
async function run(statement: Statement, values: unknown[], on: pg.Pool | pg.PoolClient = pool) {
  return (await on.query({ ...statement, values })).rows
}

async function accountOf(request: Pick<FastifyRequest, 'headers'>): Promise<Account> {
  const [account] = await run(session, [tokenHash(request)])
  if (!account) throw new Error('No session')
  return account
}

type Brief = Record<string, unknown>

interface Message {
  conversationId: string
  text: string
}

const briefValues = (brandId: string, brief: Brief): unknown[] => [
  brandId,
  brief.title,
  brief.objective,
  brief.summary,
  brief.productName,
  brief.productUrl,
  brief.feeMin,
  brief.feeMax,
  brief.budget,
  brief.places,
  JSON.stringify(brief.deliverables),
  JSON.stringify(brief.rights),
  brief.mustInclude,
  brief.mustAvoid,
  brief.applyBy,
]

app.get('/min/list', async (request) => {
  await accountOf(request)
  return { status: 200, data: await run(statements.list, []) }
})
app.get<{ Querystring: { offerId: string } }>('/min/offer', async (request) => {
  const { id } = await accountOf(request)
  const { offerId } = request.query
  return { status: 200, data: (await run(statements.offer, [offerId, id]))[0] }
})
app.post<{ Body: Brief }>('/min/create', async (request) => {
  const { id } = await accountOf(request)
  return { status: 200, data: (await run(statements.create, briefValues(id, request.body)))[0] }
})
app.post<{ Body: Message }>('/min/message', async (request) => {
  const { id } = await accountOf(request)
  const { conversationId, text } = request.body
  return { status: 200, data: (await run(statements.message, [conversationId, id, randomUUID(), text]))[0] }
})

const plain = {
  key: {
    name: 'key',
    text: 'insert into idempotency_keys (scope, body) values ($1, $2) on conflict do nothing returning at',
  },
  answer: { name: 'answer', text: 'update idempotency_keys set answer = $1 where scope = $2' },
  brand: { name: 'brand', text: 'select * from brands where id = $1' },
  campaign: {
    name: 'campaign',
    text: `insert into campaigns (${campaignColumns}) values (${campaignValues}) returning *`,
  },
  transitions: {
    name: 'transitions',
    text: `insert into transitions (noun, subject_id, event, "from", "to", version, "by", actor)
      select 'campaign', $1, event, 'draft', 'live', 3, 'brand', $2 from unnest('{create,submit,approve}'::text[]) event`,
  },
  events: {
    name: 'events',
    text: `insert into events (name, payload, actor, request_id) select $1, $2, $3, '' from generate_series(1, $4::int)`,
  },
  timers: {
    name: 'timers',
    text: `insert into timers (noun, subject_id, event, fires_at) select $1, $2, event, now() + interval '30 days'
      from unnest($3::text[]) event on conflict do nothing`,
  },
  conversation: {
    name: 'conversation',
    text: 'select * from conversations where id = $1 and $2 in (brand_id, talent_id) for update',
  },
  counted: {
    name: 'counted',
    text: 'update conversations set last_no = $1, rev = $2, last_at = now() where id = $3',
  },
  message: {
    name: 'plain-message',
    text: `insert into messages (conversation_id, no, rev, side, author_id, author, client_id, text, file_ids)
      values ($1, $2, $3, 'talent', $4, 'Bench Talent', $5, $6, '{}') returning *`,
  },
  members: {
    name: 'members',
    text: `select a.id from mandates m join agents a on a.agency_id = m.agency_id where m.talent_id = $1 and m.status = 'active'`,
  },
} satisfies Record<string, Statement>

/** Runs `work` in one transaction, whose first two and last statements are the session, the idempotency key and its answer. */
async function inTransaction(
  request: Pick<FastifyRequest, 'headers' | 'log' | 'url'>,
  work: (client: pg.PoolClient, account: Account) => Promise<unknown>,
): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const [account] = await run(ownSession, [tokenHash(request)], client)
    if (!account) throw new Error('No session')
    const scope = Buffer.from(randomUUID())
    await run(plain.key, [scope, scope], client)
    const response = { status: 200, data: await work(client, account) }
    await run(plain.answer, [Buffer.from(JSON.stringify(response)), scope], client)
    await client.query('commit')
    request.log.info({ call: request.url, account: account.id }, 'call')
    return response
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

app.post('/plain/create', (request) => {
  const brief: Brief = campaignCalls.addCampaign.input.parse(request.body)
  return inTransaction(request, async (client, { id }) => {
    await run(plain.brand, [id], client)
    const [campaign] = await run(plain.campaign, briefValues(id, brief), client)
    await run(plain.transitions, [campaign.id, id], client)
    await run(plain.events, ['campaign.changed', { campaignId: campaign.id }, id, 3], client)
    await run(plain.timers, ['campaign', campaign.id, ['close', 'remind']], client)
    return campaign
  })
})
app.post<{ Body: Message }>('/plain/message', (request) => {
  const { conversationId, text } = conversationCalls.sendMessage.input.parse({
    ...request.body,
    clientId: randomUUID(),
  })
  return inTransaction(request, async (client, { id }) => {
    const [conversation] = await run(plain.conversation, [conversationId, id], client)
    const [no, rev] = [conversation.last_no + 1, conversation.rev + 1]
    const [message] = await run(plain.message, [conversationId, no, rev, id, randomUUID(), text], client)
    await run(plain.counted, [no, rev, conversationId], client)
    await run(plain.timers, ['conversation', conversationId, ['unread']], client)
    await run(plain.members, [id], client)
    return message
  })
})

app.get('/plain/redirect', (_request, reply) => reply.redirect('https://bench.example/new'))

console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
