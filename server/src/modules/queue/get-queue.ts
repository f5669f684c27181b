import type { queueCalls } from '@marquee/contract/calls/queue'
import type { Handler } from '../../platform/handler.ts'
import { loadQueue } from './load-queue.ts'

/** Returns everything that waits for an operator, the earliest due first. */
export const getQueue: Handler<typeof queueCalls.queue> = (ctx) => loadQueue(ctx.now)
