import pg from 'pg'
import { z } from 'zod'

/** A statement as it was sent, with its values. */
export interface SentStatement {
  text: string
  values: readonly unknown[]
  /** A statement with a name may run with a plan for any values. */
  isNamed: boolean
}

/** Records the statements that `work` sends to PostgreSQL. */
export async function recordSent(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const { query } = pg.Client.prototype
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...parts: unknown[]): unknown {
      const statement = statementOf(parts)
      if (statement && /^\s*(select|with)\b/i.test(statement.text)) sent.push(statement)
      return Reflect.apply(query, this, parts)
    },
  })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return sent
}

function statementOf([config, given]: unknown[]): SentStatement | null {
  if (typeof config !== 'object' || config === null || !('text' in config)) return null
  const values = Array.isArray(given) ? given : 'values' in config ? config.values : []
  return typeof config.text === 'string' && Array.isArray(values)
    ? { text: config.text, values, isNamed: 'name' in config && Boolean(config.name) }
    : null
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number | undefined
  Plans?: PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.looseObject({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(planNode).optional(),
  }),
)
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })])

/** Reads of one statement that touch more rows than a page needs. */
export async function wastefulReads(
  client: pg.Client,
  { text, values }: SentStatement,
  { mode, maxRows }: { mode: 'generic' | 'custom'; maxRows: number },
): Promise<string[]> {
  await client.query(`set plan_cache_mode = force_${mode}_plan`)
  await client.query(`prepare list as ${text}`)
  try {
    const list =
      values.length > 0 ? `list(${values.map((value) => literalOf(client, value)).join(', ')})` : 'list'
    const { rows } = await client.query(`explain (analyze, timing off, format json) execute ${list}`)
    const [
      {
        'QUERY PLAN': [{ Plan }],
      },
    ] = explained.parse(rows)
    return nodesOf(Plan).flatMap((node) => {
      const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
      const read = perLoop * node['Actual Loops']
      // Many short reads are as many as the rows of the read that drives them, which is judged itself.
      if (!node['Relation Name'] || read <= maxRows || perLoop <= maxRows / 10) return []
      return [
        `${node['Node Type']} of ${node['Relation Name']} (${node['Index Name'] ?? 'no index'}) reads ${read} rows`,
      ]
    })
  } finally {
    await client.query('deallocate list')
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function literalOf(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map((one) => `"${one}"`).join(',')}}`)
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}
