import type { Call, Given, Replied } from '@marquee/contract/call'
import type { Act, Ctx, PreparedAct } from '../act.ts'

/** A call and its act in one shape: an act without preparation prepares nothing. */
export interface RegisteredCall {
  name: string
  call: Call
  /** Whether it does work before its transaction; a repetition must be recognised before that. */
  isPrepared: boolean
  prepare(ctx: Ctx, input: Given<Call>): Promise<unknown>
  act(ctx: Ctx, input: Given<Call>, prepared: unknown): Promise<Replied<Call>>
}

export function registered(
  name: string,
  call: Call,
  route: Act<Call> | PreparedAct<Call, unknown>,
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
