/**
 * Returns a value as JSON without spaces and with the keys of every object in the order of their code units, as RFC 8785
 * orders them, so that equal values are equal texts. Numbers are whole here, so their spelling needs no rule.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record).sort()
  return Object.fromEntries(keys.map((key) => [key, record[key]]))
}
