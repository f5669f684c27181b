import type { Deliverable as Reply } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { allowedActions, type NextActor, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import { fileView } from '../files/file-view.ts'
import { type FileRow, findFiles } from '../files/files.store.ts'
import {
  type Comment,
  type Deliverable,
  listComments,
  listSubmissions,
  type Submission,
} from './deliverables.store.ts'

interface Parts {
  submissions: Submission[]
  comments: Comment[]
  files: ReadonlyMap<string, FileRow>
}

/**
 * Returns deliverables with every version, its files and its comments; four queries for any number of them.
 */
export async function viewDeliverables(
  pieces: readonly Deliverable[],
  viewer: 'brand' | 'talent',
  now: Date,
): Promise<Reply[]> {
  const submissions = await listSubmissions(pieces.map((piece) => piece.id))
  const [comments, files] = await Promise.all([
    listComments(submissions.map((submission) => submission.id)),
    findFiles(submissions.flatMap((submission) => submission.fileIds)),
  ])
  const parts = { submissions, comments, files: new Map(files.map((file) => [file.id, file])) }
  return pieces.map((piece) => viewDeliverable(piece, parts, viewer, now))
}

function viewDeliverable(piece: Deliverable, parts: Parts, viewer: 'brand' | 'talent', now: Date): Reply {
  const { id, dealId, status, version, title, spec, revisionsIncluded, revisionsUsed, postUrl } = piece
  const submissions = parts.submissions.filter((submission) => submission.deliverableId === id)
  return {
    ...{ id, dealId, status, version, title, spec, revisionsIncluded, revisionsUsed, postUrl },
    dueAt: piece.dueAt.toISOString(),
    isOverdue: ['pending', 'changes_requested'].includes(status) && piece.dueAt < now,
    postedAt: piece.postedAt?.toISOString() ?? null,
    autoDecisionAt: piece.autoDecisionAt?.toISOString() ?? null,
    nextActor: nextActorOf(piece),
    allowedActions: allowedMoves(piece, submissions.at(-1), viewer),
    submissions: submissions.map((submission) => viewSubmission(submission, parts, now)),
  }
}

/** Returns who must act next; no one for an approved file, which is not posted. */
function nextActorOf({ status, spec }: Deliverable): NextActor | null {
  return status === 'approved' && spec.platform === 'file' ? null : nextActor(deliverableLifecycle, status)
}

function allowedMoves(
  piece: Deliverable,
  last: Submission | undefined,
  viewer: 'brand' | 'talent',
): string[] {
  return allowedActions(deliverableLifecycle, piece.status, viewer, {
    ...{
      dealRunning: true,
      hasFiles: true,
      hasPostUrl: true,
      hasComment: true,
      posting: piece.spec.platform !== 'file',
    },
    ...{
      revisionsUsed: piece.revisionsUsed,
      revisionsIncluded: piece.revisionsIncluded,
      opened: Boolean(last?.openedAt),
    },
  })
}

function viewSubmission(
  submission: Submission,
  { comments, files }: Parts,
  now: Date,
): Reply['submissions'][number] {
  const { id, no, caption, note, decision, decidedBy } = submission
  return {
    ...{ no, caption, note, decision, decidedBy },
    at: submission.createdAt.toISOString(),
    openedAt: submission.openedAt?.toISOString() ?? null,
    files: submission.fileIds.flatMap((fileId) => files.get(fileId) ?? []).map((file) => fileView(file, now)),
    comments: comments
      .filter((comment) => comment.submissionId === id)
      .map(({ id: commentId, by, author, text, atMs, briefLine, createdAt }) => ({
        id: commentId,
        by,
        author,
        text,
        atMs,
        briefLine,
        at: createdAt.toISOString(),
      })),
  }
}
