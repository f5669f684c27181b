/** When a failure is injected: before the work, after it, or instead of it. */
export const faultModes = [
  'error_500',
  'timeout',
  'cut_before',
  'cut_after',
  'rate_limit',
  'lock_timeout',
] as const
export type FaultMode = (typeof faultModes)[number]

export interface Fault {
  /** `POST /v1/refunds` or a path only; `*` is every call. */
  match: string
  mode: FaultMode
  times: number
}

/** Failures requested through the control calls; nothing fails at random. */
export class InjectedFailures {
  readonly #asked: Fault[] = []

  add(fault: Fault): void {
    this.#asked.push(fault)
  }

  clear(): void {
    this.#asked.length = 0
  }

  list(): Fault[] {
    return this.#asked
  }

  /** Returns the failure for this call and counts it down; null when there is none. */
  take(operation: string, url: string): FaultMode | null {
    const path = url.split('?')[0]
    const known = operation.split(' ')[1]
    const fault = this.#asked.find(
      ({ match }) => match === '*' || match === operation || match === path || match === known,
    )
    if (!fault) return null
    fault.times -= 1
    if (fault.times <= 0) this.#asked.splice(this.#asked.indexOf(fault), 1)
    return fault.mode
  }
}
