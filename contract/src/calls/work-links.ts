import { z } from 'zod'
import { read, write } from '../call.ts'
import { emailedCode, secretToken } from '../rules/codes.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { id, instant, MAX_INT32, paragraph } from '../rules/text.ts'
import { commentPlace, commentPlaceResponse } from './submissions.ts'

/** How long outside reviewers can read submitted work at most, in days. */
export const MAX_WORK_LINK_DAYS = 30
/** Most links to the work of one deal that work at a time. */
export const MAX_WORK_LINKS = 10
/** Most comments of one guest. */
export const MAX_OUTSIDE_COMMENTS = 100
export const MAX_OUTSIDE_COMMENT = 1_000

const workLink = z.object({
  id: id(),
  /** The deliverable that it shows; null for all of the deal. */
  deliverableId: id().nullable(),
  expiresAt: instant(),
  createdAt: instant(),
  /** Guests who have confirmed their email address. */
  guests: z.int(),
})
export type WorkLink = z.output<typeof workLink>

const outsideComment = z.object({
  id: id(),
  name: z.string(),
  text: z.string(),
  ...commentPlaceResponse,
  at: instant(),
  /** When its guest last changed the text; null before. */
  editedAt: instant().nullable(),
})
const commentForBrand = outsideComment.extend({
  deliverableId: id(),
  /** The version that it is about. */
  no: z.int(),
  /** When the brand made it a change request of its own; null before. */
  takenOverAt: instant().nullable(),
})
export type OutsideComment = z.output<typeof commentForBrand>

/** A file as guests see it: to view, by addresses that work for ten minutes. */
const guestFile = z.object({
  id: id(),
  name: z.string(),
  mime: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  posterUrl: z.string().nullable(),
})
const sharedVersion = z.object({
  no: z.int(),
  caption: z.string(),
  files: z.array(guestFile),
  /** What guests wrote about this version, oldest first. */
  comments: z.array(outsideComment),
})
const sharedWork = z.object({
  deliverableId: id(),
  title: z.string(),
  /** Whether guests can write about it: until it is approved. */
  isOpen: z.boolean(),
  /** The current version; null before the first. */
  version: sharedVersion.nullable(),
})
export type SharedWork = z.output<typeof sharedWork>

const token = secretToken()
const guestToken = secretToken()
const ofDeal = { noun: 'deal', field: 'dealId' } as const
/** A comment of a guest, in their own calls. */
const ofGuest = { token, guestToken, commentId: id() }

/** The calls about links by which people without an account read submitted work and comment on it. */
export const workLinkCalls = {
  workLinks: read('/brand/work-links', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: z.object({ items: z.array(workLink) }),
    subject: ofDeal,
    summary: 'The links to the work of a deal that still work, newest first. Their addresses are not stored.',
  }),
  shareWork: write('/brand/share-work', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({
      dealId: id(),
      /** One deliverable of the deal; all of them without it. */
      deliverableId: id().optional(),
      days: z.int().min(1).max(MAX_WORK_LINK_DAYS).default(7),
    }),
    response: workLink.extend({
      /** The link; it is shown only here, because only its hash is stored. */
      url: z.string(),
    }),
    errors: ['wrong_state'],
    subject: ofDeal,
    message: 'Link created.',
    summary: `Shows submitted work to people outside by a link that works for at most ${MAX_WORK_LINK_DAYS} days.`,
  }),
  endWorkLink: write('/brand/end-work-link', {
    by: ['brand'],
    input: z.strictObject({ linkId: id() }),
    response: z.object({ linkId: id() }),
    message: 'The link no longer works.',
    summary:
      'Ends a link before it expires. Its comments stay until they are deleted with it. Repeating it changes nothing.',
  }),
  outsideComments: read('/brand/outside-comments', {
    by: ['brand'],
    input: z.strictObject({ dealId: id() }),
    response: z.object({ items: z.array(commentForBrand) }),
    subject: ofDeal,
    summary: 'What guests wrote about the work of a deal, oldest first. The talent’s side cannot read it.',
  }),
  removeOutsideComment: write('/brand/remove-outside-comment', {
    by: ['brand'],
    input: z.strictObject({ commentId: id() }),
    response: z.object({ commentId: id() }),
    message: 'Comment removed.',
    summary:
      'Removes the comment of a guest. A change request that was made of it stays. Repeating it changes nothing.',
  }),
  outsideReview: read('/outside-review/page', {
    by: 'anyone',
    input: z.strictObject({ token }),
    response: z.object({
      brand: z.object({ companyName: z.string(), logoUrl: z.string().nullable() }),
      talentName: z.string(),
      works: z.array(sharedWork),
      expiresAt: instant(),
    }),
    summary:
      'The current version of shared work with what guests wrote about it; no notes, prices or comments of both sides. Not found once the link has expired or ended.',
  }),
  requestReviewCode: write('/outside-review/request-code', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({ token, name: nameInEmails(60), email: emailField() }),
    response: z.object({ email: z.string() }),
    rate: 'code',
    summary: 'Emails a guest the code that confirms their address, so that they can comment.',
  }),
  confirmReviewer: write('/outside-review/confirm', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({ token, email: emailField(), code: emailedCode() }),
    response: z.object({ guestToken: z.string() }),
    errors: ['wrong_code'],
    rate: 'code',
    summary:
      'Confirms the address of a guest with the emailed code and returns what their comments are sent with.',
  }),
  reviewer: read('/outside-review/reviewer', {
    by: 'anyone',
    input: z.strictObject({ token, guestToken }),
    response: z.object({
      name: z.string(),
      /** The ids of their comments. */
      commentIds: z.array(id()),
    }),
    summary: 'The name under which a guest comments, and which comments are theirs.',
  }),
  commentFromOutside: write('/outside-review/comment', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({
      token,
      guestToken,
      deliverableId: id(),
      /** The version that the guest has seen. */
      no: z.int().min(1).max(MAX_INT32),
      text: paragraph(MAX_OUTSIDE_COMMENT),
      ...commentPlace,
    }),
    response: outsideComment,
    errors: ['stale_version', 'wrong_state'],
    rate: 'costly',
    message: 'Comment sent.',
    summary: 'Saves the comment of a guest about the current version of shared work.',
  }),
  editOutsideComment: write('/outside-review/edit-comment', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({ ...ofGuest, text: paragraph(MAX_OUTSIDE_COMMENT) }),
    response: outsideComment,
    errors: ['edit_too_late', 'wrong_state'],
    rate: 'costly',
    message: 'Comment saved.',
    summary:
      'Changes the text of a guest’s own comment within 15 minutes of sending it, until the work is approved or the brand has requested it as a change.',
  }),
  deleteOutsideComment: write('/outside-review/delete-comment', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject(ofGuest),
    response: z.object({ commentId: id() }),
    message: 'Comment deleted.',
    summary:
      'Deletes a guest’s own comment for everyone. A change request that was made of it stays. Repeating it changes nothing.',
  }),
} as const
