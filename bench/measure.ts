import autocannon from 'autocannon'
import { report } from './report.ts'

/** One request to repeat. */
export interface Target {
  url: string
  method: 'GET' | 'POST'
  /** Asked for each request. */
  headers(): Record<string, string>
  body?: () => string
}

export const clients = 8
export const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/**
 * Loads two targets alternately, A B A B. Returns the median of the ratios A to B, and both medians in
 * requests per second.
 */
export async function compare(
  a: Target,
  b: Target,
  atOnce = clients,
): Promise<{ ratio: number; a: number; b: number }> {
  const rate = async (target: Target, duration: number) => (await measure(target, duration, atOnce)).perSecond
  await rate(a, 1)
  await rate(b, 1)
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) pairs.push([await rate(a, seconds), await rate(b, seconds)])
  return {
    ratio: median(pairs.map(([one, two]) => one / two)),
    a: median(pairs.map(([one]) => one)),
    b: median(pairs.map(([, two]) => two)),
  }
}

/** Reports the ratio of two targets; `atLeast` is its aim. */
export function reportRatio(
  what: string,
  atLeast: number,
  { ratio, a, b }: { ratio: number; a: number; b: number },
): void {
  report({ what, value: ratio, atLeast, detail: `${a.toFixed(0)}/s beside ${b.toFixed(0)}/s` })
}

export interface Measured {
  perSecond: number
  /** The time of the slowest in a hundred, in milliseconds. */
  p99: number
}

/** Loads one target with so many clients for so many seconds. */
export async function measure(
  { url, method, headers, body }: Target,
  duration = seconds,
  atOnce = clients,
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: atOnce,
    duration,
    requests: [
      {
        method,
        setupRequest: (request) => ({ ...request, headers: headers(), ...(body && { body: body() }) }),
      },
    ],
  })
  const failed = result['4xx'] + result['5xx']
  if (failed > 0 || result.errors > 0)
    throw new Error(`${url}: ${failed} unsuccessful responses, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

export function median(values: readonly number[]): number {
  return at(values, 0.5)
}

/** Returns the quantile: the value below which this share of all values lies. */
export function at(values: readonly number[], share: number): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length * share)] ?? Number.NaN
}
