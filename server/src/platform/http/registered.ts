import type { Call, CallInput, CallOutput } from '@marquee/contract/call'
import type { Handler, PreparedHandler, RequestContext } from '../handler.ts'

/** A call and its handler in one shape; a handler without preparation prepares nothing. */
export interface RegisteredCall {
  name: string
  call: Call
  /** Whether the handler works before its transaction; a replay must be recognised before that. */
  isPrepared: boolean
  prepare(ctx: RequestContext, input: CallInput<Call>): Promise<unknown>
  act(ctx: RequestContext, input: CallInput<Call>, prepared: unknown): Promise<CallOutput<Call>>
}

export function registeredCalls(
  name: string,
  call: Call,
  route: Handler<Call> | PreparedHandler<Call, unknown>,
): RegisteredCall {
  if (typeof route === 'function')
    return { name, call, isPrepared: false, prepare: async () => null, act: route }
  return {
    name,
    call,
    isPrepared: true,
    prepare: (ctx, input) => route.prepare(ctx, input),
    act: (ctx, input, prepared) => route.act(ctx, input, prepared),
  }
}
