/** Types for the part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  interface Asked {
    url: string
    method: string
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
  }
  interface Told {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(asked: Asked): Promise<Told>
}
