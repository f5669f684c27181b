import pg from 'pg'

/** Copies of the first row of a table, one for each row of `from` (`f`, numbered `f.n`), with other values in some columns. */
interface Copies {
  table: string
  from: string
  changes: Record<string, string>
  /** Instead of the usual number. */
  rows?: number
}

/**
 * One row in a hundred belongs to the brand that exists, and one to the talent that exists; the others to 99 more of
 * each. The rows of a brand are beside each other, those of a talent are not.
 */
const OWNERS = 100
/** A UUID of version 4 that depends on the text only, because every answer is checked against its schema. */
const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
const ownBrand = (own: string) =>
  `case when f.n * ${OWNERS} <= $1::int then ${own} else ${uuidOf(`'brand' || (f.n - 1) * ${OWNERS} / $1::int`)} end`
const ownTalent = (own: string) =>
  `case when f.n % ${OWNERS} = 0 then ${own} else ${uuidOf(`'talent' || f.n % ${OWNERS}`)} end`
const brand_id = ownBrand('one.brand_id')
const talent_id = ownTalent('one.talent_id')

const numbers = '(select n from generate_series(1, $1::int) n) f'
/** Numbers the rows of a table. */
const each = (table: string, columns = 'id') =>
  `(select ${columns}, row_number() over () as n from ${table} limit $1::int) f`
const id = 'gen_random_uuid()'
const earlier = "now() - f.n * interval '1 second'"
const isNew = { id, created_at: earlier }
const members = { conversation_id: 'f.id', account_id: 'f.brand_id' }
const texts = (...columns: string[]) => Object.fromEntries(columns.map((name) => [name, "'copy' || f.n"]))

/** Tables in the order of their references; those of one line are independent of each other. */
const fills: readonly (readonly Copies[])[] = [
  [
    {
      table: 'accounts',
      from: numbers,
      changes: { ...isNew, id: uuidOf("'account' || f.n"), ...texts('email') },
    },
    {
      table: 'audit_entries',
      from: numbers,
      changes: {
        at: earlier,
        id: '1000000 + f.n',
        operator_id: uuidOf(`'account' || 1 + f.n % ${OWNERS}`),
        action: `'action' || f.n % ${OWNERS}`,
      },
    },
    {
      table: 'brands',
      from: numbers,
      changes: { id: uuidOf("'brand' || f.n"), ...texts('slug') },
      rows: OWNERS,
    },
    {
      table: 'campaigns',
      from: numbers,
      changes: {
        ...isNew,
        brand_id,
        status: "'live'",
        published_at: earlier,
        type_ids: `array[${uuidOf("'type'")}]`,
      },
    },
    {
      table: 'talents',
      from: numbers,
      changes: {
        id: uuidOf("'talent' || f.n"),
        created_at: earlier,
        // Every second one has a page for visitors, far more than one page lists.
        account_id: `case when f.n % 2 = 0 then ${uuidOf("'account' || f.n")} end`,
        is_page_public: 'f.n % 2 = 0',
        is_listed: 'true',
        ...texts('slug'),
      },
    },
  ],
  [
    {
      table: 'offers',
      from: each('campaigns'),
      changes: { ...isNew, brand_id, talent_id, campaign_id: 'f.id', status: "'declined'" },
    },
    {
      table: 'conversations',
      from: each('campaigns'),
      changes: { ...isNew, brand_id, talent_id, campaign_id: 'f.id', last_at: earlier },
    },
    {
      table: 'applications',
      from: each('campaigns'),
      changes: { ...isNew, brand_id, talent_id, campaign_id: 'f.id' },
    },
    {
      table: 'talent_search_entries',
      from: each('talents'),
      changes: {
        talent_id: 'f.id',
        followers: 'f.n',
        joined_at: earlier,
        listed_at: earlier,
        price: '1000 + f.n % 5000',
        subtype_ids: `array[${uuidOf("'niche' || f.n % 1000")}]`,
        platforms: "array['copy' || f.n % 1000]",
        languages: "array['copy' || f.n % 1000]",
      },
    },
    {
      table: 'favourites',
      from: each('talents'),
      changes: { brand_id, talent_id: 'f.id', created_at: earlier },
    },
    {
      table: 'saved_campaigns',
      from: each('campaigns'),
      changes: { talent_id, campaign_id: 'f.id', created_at: earlier },
    },
    { table: 'campaign_search_entries', from: each('campaigns'), changes: { campaign_id: 'f.id' } },
    { table: 'mandates', from: each('talents'), changes: { ...isNew, agency_id: id, talent_id: 'f.id' } },
    {
      table: 'notifications',
      from: numbers,
      changes: {
        ...isNew,
        account_id: ownBrand('one.account_id'),
        event_id: '1000000 + f.n',
        read_at: 'now()',
      },
    },
  ],
  [
    {
      table: 'deals',
      from: each('offers', 'id, campaign_id'),
      changes: { ...isNew, brand_id, talent_id, offer_id: 'f.id', campaign_id: 'f.campaign_id' },
    },
    {
      table: 'payables',
      from: each('offers'),
      changes: {
        ...isNew,
        payee_id: ownTalent('one.payee_id'),
        payer_id: ownBrand('one.payer_id'),
        subject_id: 'f.id',
      },
    },
    {
      table: 'messages',
      from: each('conversations'),
      changes: { ...isNew, conversation_id: 'f.id', client_id: id },
    },
    { table: 'conversation_members', from: each('conversations', 'id, brand_id'), changes: members },
    {
      table: 'documents',
      from: each('offers'),
      changes: {
        id,
        owner_id: ownBrand('one.owner_id'),
        issued_at: earlier,
        subject: 'f.id',
        ...texts('number', 'fact_key'),
      },
    },
  ],
  [
    { table: 'deliverables', from: each('deals'), changes: { id, deal_id: 'f.id' } },
    {
      table: 'reviews',
      from: each('deals'),
      changes: {
        ...isNew,
        deal_id: 'f.id',
        brand_id,
        talent_id,
        by: "case when f.n % 2 = 0 then 'brand' else 'talent' end",
        published_at: earlier,
      },
    },
    {
      table: 'payments',
      from: each('payables'),
      changes: { ...isNew, payable_id: 'f.id', ...texts('intent_ref') },
    },
    {
      table: 'payouts',
      from: each('payables'),
      changes: {
        ...isNew,
        payee_id: ownTalent('one.payee_id'),
        payable_id: 'f.id',
        ...texts('transfer_ref'),
      },
    },
  ],
  [
    {
      table: 'refunds',
      from: each('payments'),
      changes: { ...isNew, payment_id: 'f.id', ...texts('refund_ref') },
    },
    {
      table: 'favourite_list_entries',
      from: `(select talent_id, created_at from favourites
        where brand_id = (select brand_id from favourite_list_entries limit 1) limit $1::int) f`,
      changes: { talent_id: 'f.talent_id', created_at: 'f.created_at' },
    },
    {
      table: 'chargebacks',
      from: each('payments'),
      changes: { ...isNew, payment_id: 'f.id', ...texts('dispute_ref') },
    },
  ],
]

/** Makes the marketplace large: this many rows in each table that lists read. */
export async function fill(url: string, rows: number): Promise<void> {
  for (const independent of fills)
    await Promise.all(
      independent.map((one) =>
        withClient(url, async (client) => {
          // Copies need no triggers and no check of their references.
          await client.query('set session_replication_role = replica')
          await copy(client, one, one.rows ?? rows)
        }),
      ),
    )
  await withClient(url, (client) => client.query('vacuum analyze'))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function copy(client: pg.Client, { table, from, changes }: Copies, rows: number): Promise<void> {
  const found = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema()',
    [table],
  )
  const columns = found.rows.map(({ name }) => `"${name}"`).join(', ')
  const values = found.rows.map(({ name }) => changes[name] ?? `one."${name}"`).join(', ')
  const { rowCount } = await client.query(
    `insert into ${table} (${columns}) overriding system value
      select ${values} from (select * from ${table} limit 1) one cross join ${from} on conflict do nothing`,
    [rows],
  )
  if (!rowCount) throw new Error(`There was no row of ${table} to copy`)
}
