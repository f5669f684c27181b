import type { Call, Given, Replied } from '@marquee/contract/call'
import { refuse } from '@marquee/contract/refusals'
import type { Ctx, PreparedAct } from '../act.ts'
import { inTransaction } from '../database.ts'
import { reach } from '../fault-point.ts'
import { performCalls } from './provider-calls.ts'
import { isProviderFault } from './provider-fault.ts'

/** A use case whose reply needs the provider (design, section 4). */
export interface OutsideAct<C extends Call, Memo, Seen = undefined, Asked = undefined> {
  /** Questions to the provider before anything is written, with no transaction open. */
  ask?(ctx: Ctx, input: Given<C>): Promise<Asked>
  /** Transaction 1: checks, writes what is wanted, gives the calls to perform in their order and what the reply needs to remember. */
  intend(
    ctx: Ctx,
    input: Given<C>,
    asked: Asked | undefined,
  ): Promise<{ calls: readonly string[]; memo: Memo }>
  /** Questions to the provider, after the calls and before the reply, with no transaction open. */
  look?(ctx: Ctx, input: Given<C>, memo: Memo): Promise<Seen>
  /** The last transaction: the answer, from what stands now. Each call has settled in a transaction of its own in between. */
  reply(ctx: Ctx, input: Given<C>, memo: Memo, seen: Seen | undefined): Promise<Replied<C>>
  /** Whether the reply makes sense while the provider has not answered; otherwise `provider_unreachable` is said. */
  mayWait?: true
}

/**
 * Declares an act in several transactions around the provider. A crash anywhere leaves rows that a job finishes with the same keys;
 * the request repeated finds them by their keys and goes on from there.
 */
export function outside<C extends Call, Memo, Seen = undefined, Asked = undefined>(
  act: OutsideAct<C, Memo, Seen, Asked>,
): PreparedAct<C, { memo: Memo; seen: Seen | undefined }> {
  return {
    prepare: async (ctx, input) => {
      const asked = await act.ask?.(ctx, input).catch(sayUnreachable)
      const { calls, memo } = await inTransaction(ctx.actor, (now) =>
        act.intend({ ...ctx, now }, input, asked),
      )
      reach('intended')
      if ((await performCalls(calls)) === 'waiting' && !act.mayWait) refuse('provider_unreachable')
      return { memo, seen: await act.look?.(ctx, input, memo).catch(sayUnreachable) }
    },
    act: (ctx, input, { memo, seen }) => act.reply(ctx, input, memo, seen),
  }
}

/** A question the provider could not answer now. */
export function sayUnreachable(error: unknown): never {
  if (isProviderFault(error)) refuse('provider_unreachable')
  throw error
}
