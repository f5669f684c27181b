import type { workLinkCalls } from '@marquee/contract/calls/work-links'
import type { Routes } from '../../platform/handler.ts'
import { deleteOutsideComment, editOutsideComment } from './change-outside-comment.ts'
import {
  commentFromOutside,
  confirmReviewer,
  getOutsideReview,
  getReviewer,
  requestReviewCode,
} from './review-as-guest.ts'
import {
  endWorkLink,
  getOutsideComments,
  getWorkLinks,
  removeOutsideComment,
  shareWork,
} from './share-work.ts'

export const workLinkRoutes: Routes<typeof workLinkCalls> = {
  workLinks: getWorkLinks,
  shareWork,
  endWorkLink,
  outsideComments: getOutsideComments,
  removeOutsideComment,
  outsideReview: getOutsideReview,
  requestReviewCode,
  confirmReviewer,
  reviewer: getReviewer,
  commentFromOutside,
  editOutsideComment,
  deleteOutsideComment,
}
