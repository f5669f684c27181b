import { crashPoint } from '../crash-point.ts'
import { inTransaction, onCommit, openTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import {
  type CallRow,
  claimCall,
  createCall,
  finishCall,
  listDueCallIds,
  lockWaitingCall,
  rescheduleCall,
} from './provider.store.ts'
import { type ProviderRejection, providerErrorOf } from './provider-error.ts'

/**
 * One kind of operation at the provider. `send` runs without an open transaction; `onSuccess` and
 * `onRejected` run in one each.
 */
export interface ProviderCall<Input, Answer> {
  send(input: Input, key: string): Promise<Answer>
  /**
   * Returns the result of an earlier attempt whose response was lost, or null. Runs before each retry,
   * because the provider forgets keys after a day (payments, section 5). Absent where a repeat does no harm.
   */
  find?(input: Input): Promise<Answer | null>
  onSuccess(answer: Answer, input: Input, now: Date): Promise<void>
  /** Runs when the provider rejects the call permanently. */
  onRejected(why: ProviderRejection, input: Input, now: Date): Promise<void>
}

export interface ProviderCallKind<Input> {
  kind: string
  /**
   * Queues the call inside the open transaction and returns its id. A known `key` returns the existing call.
   * With `inRequest` the request performs it, and the job takes over after a delay.
   */
  request(key: string, input: Input, options?: { inRequest?: boolean }): Promise<string>
}

const leaseSeconds = 45
/** Seconds a request has to perform its own calls before the job takes over. */
const graceSeconds = 20
const batch = 20

const kinds = new Map<string, ProviderCall<unknown, unknown>>()
const state = runtimeState<{ onQueued: () => void }>(() => ({ onQueued: () => {} }))

/** Declares a kind of call, once per process. */
export function queueProviderCall<Input extends object, Answer>(
  kind: string,
  call: ProviderCall<Input, Answer>,
): ProviderCallKind<Input> {
  if (kinds.has(kind)) throw new Error(`Two kinds of provider calls are called ${kind}`)
  kinds.set(kind, call as unknown as ProviderCall<unknown, unknown>)
  return {
    kind,
    request: async (key, input, { inRequest = false } = {}) => {
      openTransaction('request()')
      const row = await createCall({ kind, key, input }, inRequest ? graceSeconds : 0)
      if (!inRequest) onCommit(() => state().onQueued())
      return row.id
    },
  }
}

/** Registers the callback for committed calls that no request performs. */
export function onCallsCommitted(dispatcher: () => void): void {
  state().onQueued = dispatcher
}

/**
 * Performs calls one after the other for the request that queued them; stops at the first with an unknown
 * outcome.
 */
export async function performCalls(ids: readonly string[]): Promise<'done' | 'waiting'> {
  for (const id of ids) if ((await performCall(id, false)) === 'waiting') return 'waiting'
  return 'done'
}

/** Performs due calls and returns how many ended. */
export async function performDueCalls(): Promise<number> {
  let ended = 0
  for (;;) {
    const ids = await listDueCallIds(batch)
    const outcomes = await Promise.all(ids.map((id) => performCall(id, true)))
    const done = outcomes.filter((outcome) => outcome === 'ended').length
    ended += done
    if (ids.length < batch && done === 0) return ended
    if (done === 0) return ended
  }
}

async function performCall(id: string, onlyDue: boolean): Promise<'ended' | 'waiting' | 'gone'> {
  const row = await inTransaction(systemActor, () => claimCall(id, leaseSeconds, onlyDue))
  if (!row) return 'gone'
  const perform = kinds.get(row.kind)
  if (!perform) throw new Error(`The provider call ${row.kind} has no handler`)
  try {
    const answer = await tryOnce(perform, row).then(
      (value) => ({ value }),
      (error: unknown) => ({ failure: providerErrorOf(error) ?? rethrow(error) }),
    )
    crashPoint(`answered ${row.kind}`)
    await inTransaction(systemActor, async (now) => {
      if (!(await lockWaitingCall(id))) return
      if ('failure' in answer) await perform.onRejected(answer.failure, row.input, now)
      else await perform.onSuccess(answer.value, row.input, now)
      await finishCall(
        id,
        'failure' in answer ? 'refused' : 'done',
        'failure' in answer ? answer.failure.code : null,
      )
    })
    crashPoint('settled')
    return 'ended'
  } catch (error) {
    logError(`provider call ${row.kind}`, error)
    const lastError = error instanceof Error ? error.message : 'unknown error'
    await inTransaction(systemActor, () => rescheduleCall(id, Math.min(3_600, 2 ** row.attempts), lastError))
    return 'waiting'
  }
}

async function tryOnce(
  { find, send }: ProviderCall<unknown, unknown>,
  { input, key, attempts }: CallRow,
): Promise<unknown> {
  return (attempts > 1 ? await find?.(input) : null) ?? send(input, key)
}

function rethrow(error: unknown): never {
  throw error
}
