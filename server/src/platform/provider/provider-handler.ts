import type { Call, CallInput, CallOutput } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { crashPoint } from '../crash-point.ts'
import { inTransaction } from '../database/database.ts'
import type { PreparedHandler, RequestContext } from '../handler.ts'
import { performCalls } from './provider-calls.ts'
import { isProviderError } from './provider-error.ts'

/** A handler whose response needs the provider (design, section 4). */
export interface ProviderHandler<C extends Call, Memo, Seen = undefined, Asked = undefined> {
  /** Reads from the provider before anything is written, without an open transaction. */
  readBefore?(ctx: RequestContext, input: CallInput<C>): Promise<Asked>
  /**
   * First transaction: checks, writes the intent, and returns the calls to perform in order and the data that
   * the response needs.
   */
  plan(
    ctx: RequestContext,
    input: CallInput<C>,
    facts: Asked | undefined,
  ): Promise<{ calls: readonly string[]; memo: Memo }>
  /** Reads from the provider after the calls and before the response, without an open transaction. */
  readAfter?(ctx: RequestContext, input: CallInput<C>, memo: Memo): Promise<Seen>
  /**
   * Last transaction: builds the response from the current state. Each call has settled in its own
   * transaction before.
   */
  respond(
    ctx: RequestContext,
    input: CallInput<C>,
    memo: Memo,
    seen: Seen | undefined,
  ): Promise<CallOutput<C>>
  /**
   * Whether the response makes sense without the provider's result; otherwise it fails with
   * `provider_unreachable`.
   */
  mayWait?: true
}

/**
 * Declares a handler with several transactions around the provider. A crash anywhere leaves rows that a job
 * finishes with the same keys; a repeated request finds them by their keys and continues.
 */
export function withProvider<C extends Call, Memo, Seen = undefined, Asked = undefined>(
  act: ProviderHandler<C, Memo, Seen, Asked>,
): PreparedHandler<C, { memo: Memo; seen: Seen | undefined }> {
  return {
    prepare: async (ctx, input) => {
      const facts = await act.readBefore?.(ctx, input).catch(toUnreachableError)
      const { calls, memo } = await inTransaction(ctx.actor, (now) => act.plan({ ...ctx, now }, input, facts))
      crashPoint('intended')
      if ((await performCalls(calls)) === 'waiting' && !act.mayWait) fail('provider_unreachable')
      return { memo, seen: await act.readAfter?.(ctx, input, memo).catch(toUnreachableError) }
    },
    act: (ctx, input, { memo, seen }) => act.respond(ctx, input, memo, seen),
  }
}

/** Fails with `provider_unreachable` for a provider error; rethrows any other error. */
export function toUnreachableError(error: unknown): never {
  if (isProviderError(error)) fail('provider_unreachable')
  throw error
}
