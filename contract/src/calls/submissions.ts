import { z } from 'zod'
import { boxField, boxResponse } from '../rules/boxes.ts'
import { MAX_BRIEF_LINE } from '../rules/brief-lines.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, paragraph } from '../rules/text.ts'

/** Who acted on a deal. */
export const party = z.enum(['brand', 'talent', 'system', 'operator'])

/** Most replies to one comment. */
export const MAX_REPLIES = 50

/** What a comment is about: a file of its submission, a moment of it in milliseconds, and a box on it. */
export const commentPlace = {
  fileId: id().nullable().default(null),
  atMs: z.int().min(0).max(86_400_000).nullable().default(null),
  box: boxField().nullable().default(null),
}
/** The same in a response. */
export const commentPlaceResponse = {
  fileId: id().nullable(),
  atMs: z.int().nullable(),
  box: boxResponse().nullable(),
}

const reply = z.object({ id: id(), by: party, author: z.string(), text: z.string(), at: instant() })

/** A comment on a submission; `briefLine` quotes the line of the brief it refers to. */
const comment = z.object({
  id: id(),
  by: party,
  author: z.string(),
  text: z.string(),
  ...commentPlaceResponse,
  briefLine: z.string(),
  at: instant(),
  /** When a side marked it as resolved, and which; null while it is open. */
  resolvedAt: instant().nullable(),
  resolvedBy: party.nullable(),
  /** Oldest first. */
  replies: z.array(reply),
})
export type Comment = z.output<typeof comment>
/** A comment as the brand writes it. */
export const newComment = z.strictObject({
  text: paragraph(1000),
  ...commentPlace,
  briefLine: paragraph(MAX_BRIEF_LINE, 0).default(''),
  /** The comment of an outside reviewer that the brand makes its own. */
  outsideCommentId: id().nullable().default(null),
})

/** One version of the work, with its files and comments. */
export const submission = z.object({
  no: z.int(),
  caption: z.string(),
  note: z.string(),
  /** Whether it shows anything made or changed by AI, as the talent’s side declares; null where it was not asked. */
  usesAi: z.boolean().nullable(),
  at: instant(),
  openedAt: instant().nullable(),
  decision: z.enum(['approved', 'changes_requested', 'replaced']).nullable(),
  decidedBy: z.string().nullable(),
  /** The lines of the brief that the talent’s side ticked when it submitted this version. */
  checkedLines: z.array(z.string()),
  /** What the brand wrote with its approval. */
  approvalNote: z.string(),
  files: z.array(fileResponse),
  comments: z.array(comment),
})
export type Submission = z.output<typeof submission>
