import type { queueCalls } from '@marquee/contract/calls/queue'
import type { Routes } from '../../platform/handler.ts'
import { getQueue } from './get-queue.ts'
import {
  assignQueueItem,
  closeQueueItem,
  postponeQueueItem,
  remindPayee,
  repeatRefund,
} from './handle-item.ts'
import { invitePayee } from './invite-payee.ts'

export const queueRoutes: Routes<typeof queueCalls> = {
  queue: getQueue,
  assignQueueItem,
  postponeQueueItem,
  closeQueueItem,
  repeatRefund,
  invitePayee,
  remindPayee,
}
