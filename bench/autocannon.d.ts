/** Types for the part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  interface Options {
    url: string
    method: string
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
  }
  interface Result {
    requests: { average: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
