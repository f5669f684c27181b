import type { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import type { queueCalls } from '@marquee/contract/calls/queue'
import type { Routes } from '../../platform/handler.ts'
import { allowUnlabelledPost } from './allow-unlabelled-post.ts'
import { getQueue } from './get-queue.ts'
import {
  assignQueueItem,
  closeQueueItem,
  postponeQueueItem,
  remindPayee,
  repeatRefund,
} from './handle-item.ts'
import { invitePayee } from './invite-payee.ts'
import { openDeal } from './open-deal.ts'
import { openManagedProfile } from './open-managed-profile.ts'

export const queueRoutes: Routes<typeof queueCalls> = {
  queue: getQueue,
  assignQueueItem,
  postponeQueueItem,
  closeQueueItem,
  repeatRefund,
  invitePayee,
  remindPayee,
}

export const operatorRecordRoutes: Routes<typeof operatorRecordCalls> = {
  openDeal,
  allowUnlabelledPost,
  openManagedProfile,
}
