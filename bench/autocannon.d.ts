/** Types for the part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    method: string
    headers?: Record<string, string>
    body?: string
    /** Returns the request that is sent next. */
    setupRequest?(request: Request): Request
  }
  interface Options {
    url: string
    requests: Request[]
    connections: number
    duration: number
  }
  interface Result {
    requests: { average: number }
    latency: { p99: number }
    '4xx': number
    '5xx': number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
