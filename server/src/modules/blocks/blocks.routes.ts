import type { blockCalls } from '@marquee/contract/calls/blocks'
import type { Routes } from '../../platform/handler.ts'
import { block, getBlocked, unblock } from './block.ts'

export const blockRoutes: Routes<typeof blockCalls> = {
  block,
  unblock,
  blocked: getBlocked,
  agentBlock: block,
  agentUnblock: unblock,
  agentBlocked: getBlocked,
}
