import pg from 'pg'
import { fingerprint, newToken } from '../../modules/identity/secrets.ts'

/** A conversation with the sessions of its two parties. */
export interface SeatedPair {
  conversationId: string
  brand: string
  talent: string
}

interface SignedIn {
  id: string
  token: string
}

/** Inserts `pairs` conversations into an empty database, each between two signed-in people of its own. */
export function seatPairs(databaseUrl: string, pairs: number): Promise<SeatedPair[]> {
  return seating(databaseUrl, async (client) => {
    const seated: SeatedPair[] = []
    for (let pair = 0; pair < pairs; pair++) {
      seated.push(
        await seat(client, await aBrand(client, `Brand ${pair}`), await aTalent(client, `Talent ${pair}`)),
      )
    }
    return seated
  })
}

/** Inserts one brand with one conversation with each of `talents` talents. */
export function seatAround(databaseUrl: string, name: string, talents: number): Promise<SeatedPair[]> {
  return seating(databaseUrl, async (client) => {
    const brand = await aBrand(client, name)
    const seated: SeatedPair[] = []
    for (let index = 0; index < talents; index++)
      seated.push(await seat(client, brand, await aTalent(client, `${name} guest ${index}`)))
    return seated
  })
}

async function seating<Seated>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Seated>,
): Promise<Seated> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const seated = await work(client)
    await client.query('commit')
    return seated
  } finally {
    await client.end()
  }
}

async function seat(client: pg.Client, brand: SignedIn, talent: SignedIn): Promise<SeatedPair> {
  const { rows } = await client.query<{ id: string }>(
    'insert into conversations (brand_id, talent_id, last_at) values ($1, $2, now()) returning id',
    [brand.id, talent.id],
  )
  return { conversationId: rows[0]?.id ?? '', brand: brand.token, talent: talent.token }
}

async function aBrand(client: pg.Client, name: string): Promise<SignedIn> {
  const brand = await signedIn(client, name, 'brand')
  await client.query('insert into brands (id, company_name) values ($1, $2)', [brand.id, name])
  return brand
}

async function aTalent(client: pg.Client, name: string): Promise<SignedIn> {
  const talent = await signedIn(client, name, 'talent')
  await client.query('insert into talents (id, account_id, display_name, slug) values ($1, $1, $2, $3)', [
    talent.id,
    name,
    slug(name),
  ])
  return talent
}

async function signedIn(client: pg.Client, name: string, role: string): Promise<SignedIn> {
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (email, role, name, password_hash, email_verified_at)
     values ($1, $2, $3, 'none', now()) returning id`,
    [`${slug(name)}@example.com`, role, name],
  )
  const id = rows[0]?.id ?? ''
  const token = newToken()
  await client.query(
    `insert into sessions (account_id, token_hash, device, ip) values ($1, $2, 'proof', '127.0.0.1')`,
    [id, fingerprint(token)],
  )
  return { id, token }
}

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
