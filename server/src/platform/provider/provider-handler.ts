import type { Call, CallInput, CallOutput } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import { crashPoint } from '../crash-point.ts'
import { inTransaction } from '../database/database.ts'
import type { PreparedHandler, RequestContext } from '../handler.ts'
import { performCalls } from './provider-calls.ts'
import { isProviderError } from './provider-error.ts'

/** A use case whose reply needs the provider (design, section 4). */
export interface ProviderHandler<C extends Call, Memo, Seen = undefined, Asked = undefined> {
  /** Questions to the provider before anything is written, with no transaction open. */
  ask?(ctx: RequestContext, input: CallInput<C>): Promise<Asked>
  /** Transaction 1: checks, writes what is wanted, gives the calls to perform in their order and what the reply needs to remember. */
  intend(
    ctx: RequestContext,
    input: CallInput<C>,
    asked: Asked | undefined,
  ): Promise<{ calls: readonly string[]; memo: Memo }>
  /** Questions to the provider, after the calls and before the reply, with no transaction open. */
  look?(ctx: RequestContext, input: CallInput<C>, memo: Memo): Promise<Seen>
  /** The last transaction: the answer, from what stands now. Each call has settled in a transaction of its own in between. */
  reply(ctx: RequestContext, input: CallInput<C>, memo: Memo, seen: Seen | undefined): Promise<CallOutput<C>>
  /** Whether the reply makes sense while the provider has not answered; otherwise `provider_unreachable` is said. */
  mayWait?: true
}

/**
 * Declares an act in several transactions around the provider. A crash anywhere leaves rows that a job finishes with the same keys;
 * the request repeated finds them by their keys and goes on from there.
 */
export function withProvider<C extends Call, Memo, Seen = undefined, Asked = undefined>(
  act: ProviderHandler<C, Memo, Seen, Asked>,
): PreparedHandler<C, { memo: Memo; seen: Seen | undefined }> {
  return {
    prepare: async (ctx, input) => {
      const asked = await act.ask?.(ctx, input).catch(toUnreachableError)
      const { calls, memo } = await inTransaction(ctx.actor, (now) =>
        act.intend({ ...ctx, now }, input, asked),
      )
      crashPoint('intended')
      if ((await performCalls(calls)) === 'waiting' && !act.mayWait) fail('provider_unreachable')
      return { memo, seen: await act.look?.(ctx, input, memo).catch(toUnreachableError) }
    },
    act: (ctx, input, { memo, seen }) => act.reply(ctx, input, memo, seen),
  }
}

/** A question the provider could not answer now. */
export function toUnreachableError(error: unknown): never {
  if (isProviderError(error)) fail('provider_unreachable')
  throw error
}
