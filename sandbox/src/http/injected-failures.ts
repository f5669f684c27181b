/** When a failure is injected: before the work, after it, or instead of it. */
export const failureModes = [
  'error_500',
  'timeout',
  'cut_before',
  'cut_after',
  'rate_limit',
  'lock_timeout',
  'rejected',
] as const
export type FailureMode = (typeof failureModes)[number]

export interface InjectedFailure {
  /** `POST /v1/refunds` or a path only; `*` is every call. */
  match: string
  mode: FailureMode
  times: number
}

/** Failures requested through the control calls; nothing fails at random. */
export class InjectedFailures {
  readonly #failures: InjectedFailure[] = []

  add(failure: InjectedFailure): void {
    this.#failures.push(failure)
  }

  clear(): void {
    this.#failures.length = 0
  }

  list(): InjectedFailure[] {
    return this.#failures
  }

  /** Returns the failure for this call and counts it down; null when there is none. */
  take(operation: string, url: string): FailureMode | null {
    const path = url.split('?')[0]
    const routePath = operation.split(' ')[1]
    const failure = this.#failures.find(
      ({ match }) => match === '*' || match === operation || match === path || match === routePath,
    )
    if (!failure) return null
    failure.times -= 1
    if (failure.times <= 0) this.#failures.splice(this.#failures.indexOf(failure), 1)
    return failure.mode
  }
}
