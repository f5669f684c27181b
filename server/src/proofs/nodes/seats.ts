import pg from 'pg'
import { fingerprint, newToken } from '../../modules/identity/secrets.ts'

/** A conversation with the sessions of its two sides. */
export interface SeatedPair {
  conversationId: string
  brand: string
  talent: string
}

/** Puts so many conversations, each between two people of its own who are signed in, straight into an empty database. */
export async function seatPairs(databaseUrl: string, pairs: number): Promise<SeatedPair[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const seated: SeatedPair[] = []
    for (let pair = 0; pair < pairs; pair++) {
      const brand = await signedIn(client, `brand-${pair}`, 'brand')
      const talent = await signedIn(client, `talent-${pair}`, 'talent')
      await client.query('insert into brands (id, company_name) values ($1, $2)', [brand.id, `Brand ${pair}`])
      await client.query('insert into talents (id, account_id, display_name, slug) values ($1, $1, $2, $3)', [
        talent.id,
        `Talent ${pair}`,
        `talent-${pair}`,
      ])
      const { rows } = await client.query<{ id: string }>(
        'insert into conversations (brand_id, talent_id, last_at) values ($1, $2, now()) returning id',
        [brand.id, talent.id],
      )
      seated.push({ conversationId: rows[0]?.id ?? '', brand: brand.token, talent: talent.token })
    }
    return seated
  } finally {
    await client.end()
  }
}

async function signedIn(client: pg.Client, name: string, role: string): Promise<{ id: string; token: string }> {
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (email, role, name, password_hash, email_verified_at, terms_version, terms_accepted_at)
     values ($1, $2, $3, 'none', now(), 'proof', now()) returning id`,
    [`${name}@example.com`, role, name],
  )
  const id = rows[0]?.id ?? ''
  const token = newToken()
  await client.query(`insert into sessions (account_id, token_hash, device, ip) values ($1, $2, 'proof', '127.0.0.1')`, [
    id,
    fingerprint(token),
  ])
  return { id, token }
}
