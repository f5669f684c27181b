import type { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import type { Routes } from '../../platform/handler.ts'
import { endSharing, getGuestVotes, getSharedLists, removeGuestComment, shareList } from './share-list.ts'
import {
  confirmGuest,
  getOwnGuestVotes,
  getSharedListPage,
  requestGuestCode,
  voteAsGuest,
} from './vote-as-guest.ts'

export const sharedListRoutes: Routes<typeof sharedListCalls> = {
  sharedLists: getSharedLists,
  shareList,
  endSharedList: endSharing,
  guestVotesOfList: getGuestVotes,
  removeGuestComment,
  sharedListPage: getSharedListPage,
  requestGuestCode,
  confirmGuest,
  ownGuestVotes: getOwnGuestVotes,
  voteAsGuest,
}
