import type { operatorListCalls } from '@marquee/contract/calls/operator-lists'
import type { Routes } from '../../platform/handler.ts'
import { getLists, removeListEntry, saveListEntry } from './edit-lists.ts'

export const operatorListRoutes: Routes<typeof operatorListCalls> = {
  operatorLists: getLists,
  saveListEntry,
  removeListEntry,
}
