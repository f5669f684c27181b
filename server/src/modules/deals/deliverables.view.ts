import type { Deliverable as Reply } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { isOutstanding } from '@marquee/contract/lifecycles/shipment'
import { postTimingOf } from '@marquee/contract/rules/post-address'
import type { FileRow } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import type { Deal } from './deal.ts'
import {
  type Deliverable,
  deliverableFacts,
  isEnded,
  isOpenForReplies,
  nextActorOf,
  type PostDisclosure,
  type Submission,
  type SubmissionComment,
} from './deliverable.ts'

/** Submissions with their comments and files, and the labels of posts; those of other deliverables are left out of a reply. */
interface Parts {
  submissions: readonly Submission[]
  comments: readonly SubmissionComment[]
  files: readonly FileRow[]
  disclosures: readonly PostDisclosure[]
}

/** Returns a deliverable with every version, its files and its comments. */
export function viewDeliverable(
  deal: Pick<Deal, 'status' | 'productStatus' | 'fundedMilestones'>,
  deliverable: Deliverable,
  { submissions, comments, files, disclosures }: Parts,
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
      facts.funded &&
      deliverable.dueAt < now,
    revisionsIncluded: deliverable.revisionsIncluded,
    revisionsUsed: deliverable.revisionsUsed,
    postUrl: deliverable.postUrl,
    postedAt: deliverable.postedAt?.toISOString() ?? null,
    postTiming: deliverable.postedAt && postTimingOf(deliverable.spec, deliverable.postedAt),
    disclosure: viewDisclosure(
      disclosures.find(({ deliverableId }) => deliverableId === deliverable.id),
      files,
      now,
    ),
    correctionStatus: deliverable.correctionStatus,
    autoDecisionAt:
      facts.dealRunning && !facts.beingCorrected ? (deliverable.autoDecisionAt?.toISOString() ?? null) : null,
    nextActor: facts.funded ? nextActorOf(deliverable) : null,
    milestoneNo: deliverable.milestoneNo,
    isUnfunded: !facts.funded && !isEnded(deliverable),
    allowedActions: allowedActions(deliverableLifecycle, deliverable.status, viewer, facts),
    isOpenForReplies: isOpenForReplies(deal, deliverable),
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

function viewDisclosure(
  disclosure: PostDisclosure | undefined,
  files: readonly FileRow[],
  now: Date,
): Reply['disclosure'] {
  if (!disclosure) return null
  const { basis, label, caption, checkedAt, screenshotId } = disclosure
  const screenshot = files.find(({ id }) => id === screenshotId)
  return {
    basis,
    label,
    caption,
    checkedAt: checkedAt.toISOString(),
    screenshot: screenshot ? viewFile(screenshot, now) : null,
  }
}

/** Returns the files of a submission in its order. */
export function filesOf({ fileIds }: Pick<Submission, 'fileIds'>, files: readonly FileRow[]): FileRow[] {
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
    usesAi: submission.usesAi,
    at: submission.createdAt.toISOString(),
    openedAt: submission.openedAt?.toISOString() ?? null,
    decision: submission.decision,
    decidedBy: submission.decidedBy,
    checkedLines: submission.checkedLines,
    approvalNote: submission.approvalNote,
    files: files.map((file) => viewFile(file, now)),
    comments: comments
      .filter(({ replyTo }) => replyTo === null)
      .map((comment) => ({
        ...viewReply(comment),
        fileId: comment.fileId,
        atMs: comment.atMs,
        box: comment.box,
        briefLine: comment.briefLine,
        resolvedAt: comment.resolvedAt?.toISOString() ?? null,
        resolvedBy: comment.resolvedBy,
        replies: comments.filter(({ replyTo }) => replyTo === comment.id).map(viewReply),
      })),
  }
}

function viewReply({ id, by, author, text, createdAt }: SubmissionComment) {
  return { id, by, author, text, at: createdAt.toISOString() }
}
