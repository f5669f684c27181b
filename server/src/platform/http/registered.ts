import type { Call, CallInput, CallOutput, Calls } from '@marquee/contract/call'
import type { RequestContext, Routes } from '../handler.ts'

/** A call and its handler in one shape; a handler that prepares or loads nothing gets null. */
export interface RegisteredCall {
  name: string
  call: Call
  /** Whether the handler works before its transaction; a replay must be recognised before that. */
  isPrepared: boolean
  prepare(ctx: RequestContext, input: CallInput<Call>): Promise<unknown>
  /** What the handler reads and locks in the batch that opens its transaction. */
  load(ctx: RequestContext, input: CallInput<Call>): Promise<unknown>
  act(
    ctx: RequestContext,
    input: CallInput<Call>,
    made: { prepared: unknown; loaded: unknown },
  ): Promise<CallOutput<Call>>
}

const nothing = async () => null

export function registeredCalls(name: string, call: Call, route: Routes<Calls>[string]): RegisteredCall {
  const row = { name, call, isPrepared: false, prepare: nothing, load: nothing }
  if (typeof route === 'function') return { ...row, act: route }
  if ('load' in route)
    return {
      ...row,
      load: (ctx, input) => route.load(ctx, input),
      act: (ctx, input, { loaded }) => route.act(ctx, input, loaded),
    }
  return {
    ...row,
    isPrepared: true,
    prepare: (ctx, input) => route.prepare(ctx, input),
    act: (ctx, input, { prepared }) => route.act(ctx, input, prepared),
  }
}
