import type { Deliverable as Reply } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { isOutstanding } from '@marquee/contract/lifecycles/shipment'
import type { FileRow } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import type { Deal } from './deal.ts'
import {
  type Deliverable,
  deliverableFacts,
  nextActorOf,
  type Submission,
  type SubmissionComment,
} from './deliverable.ts'

/** Submissions with their comments and files; those of other deliverables are left out of a reply. */
interface Parts {
  submissions: readonly Submission[]
  comments: readonly SubmissionComment[]
  files: readonly FileRow[]
}

/** Returns a deliverable with every version, its files and its comments. */
export function viewDeliverable(
  deal: Pick<Deal, 'status' | 'productStatus'>,
  deliverable: Deliverable,
  { submissions, comments, files }: Parts,
  { viewer, now }: { viewer: 'brand' | 'talent'; now: Date },
): Reply {
  const own = submissions.filter(({ deliverableId }) => deliverableId === deliverable.id)
  const facts = deliverableFacts(deal, deliverable, {
    hasFiles: true,
    hasPostUrl: true,
    hasComment: true,
    opened: Boolean(own.at(-1)?.openedAt),
  })
  return {
    id: deliverable.id,
    dealId: deliverable.dealId,
    status: deliverable.status,
    version: deliverable.version,
    title: deliverable.title,
    spec: deliverable.spec,
    dueAt: deliverable.dueAt.toISOString(),
    isOverdue:
      ['pending', 'changes_requested'].includes(deliverable.status) &&
      !isOutstanding(deal.productStatus) &&
      deliverable.dueAt < now,
    revisionsIncluded: deliverable.revisionsIncluded,
    revisionsUsed: deliverable.revisionsUsed,
    postUrl: deliverable.postUrl,
    postedAt: deliverable.postedAt?.toISOString() ?? null,
    autoDecisionAt: facts.dealRunning ? (deliverable.autoDecisionAt?.toISOString() ?? null) : null,
    nextActor: nextActorOf(deliverable),
    allowedActions: allowedActions(deliverableLifecycle, deliverable.status, viewer, facts),
    submissions: own.map((submission) =>
      viewSubmission(
        submission,
        comments.filter(({ submissionId }) => submissionId === submission.id),
        filesOf(submission, files),
        now,
      ),
    ),
  }
}

/** Returns the files of a submission in its order. */
function filesOf({ fileIds }: Submission, files: readonly FileRow[]): FileRow[] {
  return fileIds.flatMap((fileId) => files.find(({ id }) => id === fileId) ?? [])
}

function viewSubmission(
  submission: Submission,
  comments: readonly SubmissionComment[],
  files: readonly FileRow[],
  now: Date,
): Reply['submissions'][number] {
  return {
    no: submission.no,
    caption: submission.caption,
    note: submission.note,
    at: submission.createdAt.toISOString(),
    openedAt: submission.openedAt?.toISOString() ?? null,
    decision: submission.decision,
    decidedBy: submission.decidedBy,
    files: files.map((file) => viewFile(file, now)),
    comments: comments.map((comment) => ({
      id: comment.id,
      by: comment.by,
      author: comment.author,
      text: comment.text,
      atMs: comment.atMs,
      briefLine: comment.briefLine,
      at: comment.createdAt.toISOString(),
    })),
  }
}
