import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { emailedCode, secretToken } from '../rules/codes.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { id, instant, line, paragraph } from '../rules/text.ts'
import { foundTalent } from './search.ts'

/** How long a shared list can be read at most, in days. */
export const MAX_SHARED_LIST_DAYS = 30
/** Most shared lists of one brand that work at a time. */
export const MAX_SHARED_LISTS = 20
/** Most talents that a shared list shows. */
export const MAX_SHARED_TALENTS = 100
export const MAX_GUEST_COMMENT = 500

/** What a guest thinks of a talent. */
export const guestVotes = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const
const vote = z.enum(['yes', 'maybe', 'no'])

const sharedList = z.object({
  id: id(),
  title: z.string(),
  /** The list that is shared; null for all favourites. */
  listId: id().nullable(),
  expiresAt: instant(),
  createdAt: instant(),
  /** Guests who have confirmed their email address. */
  guests: z.int(),
  /** Marquee has removed it after a report: its link does not work unless an appeal brings it back. */
  isRemoved: z.boolean(),
})
export type SharedList = z.output<typeof sharedList>

const guestComment = z.object({ voteId: id(), name: z.string(), text: z.string(), at: instant() })
const votesOfTalent = z.object({
  talentId: id(),
  yes: z.int(),
  maybe: z.int(),
  no: z.int(),
  /** Newest first. */
  comments: z.array(guestComment),
})
export type VotesOfTalent = z.output<typeof votesOfTalent>

/** A talent of a shared list: the facts that the search of brands shows, without contact data. */
const sharedTalent = foundTalent.omit({ reasons: true, isVerified: true, replyHours: true }).extend({
  /** The average of the reviews by brands, such as 4.8; null before there are three. */
  rating: z.number().nullable(),
  /** How many reviews by brands are public. */
  reviewCount: z.int(),
  /** Visitors can read the talent’s public page. */
  isPageOpen: z.boolean(),
})
export type SharedTalent = z.output<typeof sharedTalent>

const token = secretToken()
const guestToken = secretToken()
const ownVote = z.object({ talentId: id(), vote: vote.nullable(), comment: z.string() })
export type OwnVote = z.output<typeof ownVote>

/** The calls about lists of favourites that people without an account read and vote on. */
export const sharedListCalls = {
  sharedLists: read('/brand/shared-lists', {
    by: ['brand'],
    input: emptyInput(),
    response: z.object({ items: z.array(sharedList) }),
    summary: 'The brand’s shared lists that have not ended, newest first. Their links are not stored.',
  }),
  shareList: write('/brand/share-list', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({
      title: line(80),
      /** One of the brand’s own lists; all favourites without it. */
      listId: id().optional(),
      days: z.int().min(1).max(MAX_SHARED_LIST_DAYS).default(14),
    }),
    response: sharedList.extend({
      /** The link; it is shown only here, because only its hash is stored. */
      url: z.string(),
    }),
    message: 'Link created.',
    summary: `Shares a list of favourites by a link that works for at most ${MAX_SHARED_LIST_DAYS} days.`,
  }),
  endSharedList: write('/brand/end-shared-list', {
    by: ['brand'],
    input: z.strictObject({ sharedListId: id() }),
    response: z.object({ sharedListId: id() }),
    message: 'The link no longer works.',
    summary:
      'Ends a link before it expires. Its votes stay until they are deleted with it. Repeating it changes nothing.',
  }),
  guestVotesOfList: read('/brand/shared-list-votes', {
    by: ['brand'],
    input: z.strictObject({ listId: id().optional() }),
    response: z.object({ items: z.array(votesOfTalent) }),
    summary: 'The votes and comments of guests about the talents of a list, or of the shared favourites.',
  }),
  removeGuestComment: write('/brand/remove-guest-comment', {
    by: ['brand'],
    input: z.strictObject({ voteId: id() }),
    response: z.object({ voteId: id() }),
    message: 'Comment removed.',
    summary: 'Removes the comment of a guest; the vote stays. Repeating it changes nothing.',
  }),
  sharedListPage: read('/shared-list/page', {
    by: 'anyone',
    input: z.strictObject({ token }),
    response: z.object({
      title: z.string(),
      brand: z.object({ companyName: z.string(), logoUrl: z.string().nullable() }),
      talents: z.array(sharedTalent),
      expiresAt: instant(),
    }),
    summary:
      'A shared list: what is public about its talents who can be found. Not found once the link has expired or ended.',
  }),
  requestGuestCode: write('/shared-list/request-code', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({ token, name: nameInEmails(60), email: emailField() }),
    response: z.object({ email: z.string() }),
    rate: 'code',
    summary: 'Emails a guest the code that confirms their address, so that they can vote.',
  }),
  confirmGuest: write('/shared-list/confirm', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({ token, email: emailField(), code: emailedCode() }),
    response: z.object({ guestToken: z.string() }),
    errors: ['wrong_code'],
    rate: 'code',
    summary:
      'Confirms the address of a guest with the emailed code and returns what their votes are sent with.',
  }),
  ownGuestVotes: read('/shared-list/own-votes', {
    by: 'anyone',
    input: z.strictObject({ token, guestToken }),
    response: z.object({ name: z.string(), items: z.array(ownVote) }),
    summary: 'What a guest has voted and written so far.',
  }),
  voteAsGuest: write('/shared-list/vote', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({
      token,
      guestToken,
      talentId: id(),
      /** Null takes the vote back. */
      vote: vote.nullable(),
      comment: paragraph(MAX_GUEST_COMMENT, 0).default(''),
    }),
    response: ownVote,
    rate: 'costly',
    summary: 'Saves the vote and the comment of a guest about one talent of a shared list.',
  }),
} as const
