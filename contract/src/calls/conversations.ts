import { z } from 'zod'
import { emptyInput, type OnBehalf, read, write } from '../call.ts'
import { acrossRoster, onBehalfOfNamed } from '../on-behalf.ts'
import { reactionEmojis } from '../rules/emojis.ts'
import { reportKindCodes } from '../rules/report-kinds.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, line, page, paged, paragraph, queryNumber } from '../rules/text.ts'
import { agencyCardResponse } from './mandates.ts'
import {
  conversationResponse,
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_LENGTH,
  maskConversation,
  maskMessage,
  messageResponse,
  receiptResponse,
} from './messages.ts'

const everyone = ['brand', 'talent', 'talentagent'] as const
const own = { noun: 'conversation', field: 'conversationId' } as const
const conversationId = { conversationId: id() }
const whichMessage = { ...conversationId, no: z.int32().min(1) }

/**
 * Brands, talents and agents use the same path (specification, section 7); an agent always acts for the
 * talent of the conversation.
 */
const ofConversation = { scope: 'message', target: 'subject' } as const satisfies OnBehalf
/** Read positions belong to the account that reads, not to the talent. */
const marking = { ...ofConversation, isOwn: true } as const satisfies OnBehalf
const ofRoster = { scope: 'message', target: 'roster' } as const satisfies OnBehalf

const filter = page().extend({
  campaignId: id().optional(),
  show: z.enum(['inbox', 'unread', 'starred', 'archived']).default('inbox'),
  /** Part of the name of the other party or of the campaign. */
  q: line(80).optional(),
})

const talentSide = {
  talentConversations: read('/messages/talentMessageList', {
    by: ['talent'],
    input: filter,
    response: paged(conversationResponse),
    mask: (data) => ({ ...data, items: data.items.map(maskConversation) }),
    summary: 'The talent’s conversations, the one with the newest message first.',
  }),
  talentOpenConversation: write('/messages/talentOpenConversation', {
    acrossBlock: 'refused',
    by: ['talent'],
    input: z.strictObject({ campaignId: id(), brandId: id() }),
    response: conversationResponse,
    mask: maskConversation,
    errors: ['no_shared_work'],
    summary: 'Finds or creates the conversation with a brand about a campaign, or the direct one.',
  }),
} as const

export const conversationCalls = {
  messageCampaigns: read('/messages/getCampaigns', {
    by: ['brand'],
    input: page(),
    response: paged(
      z.object({
        campaign: conversationResponse.shape.campaign,
        conversations: z.int(),
        unread: z.int(),
        lastAt: instant().nullable(),
      }),
    ),
    summary: 'The brand’s campaigns that have conversations, the one with the newest message first.',
  }),
  brandConversations: read('/messages/getUserBycampaignList', {
    by: ['brand'],
    input: filter,
    response: paged(conversationResponse),
    mask: (data) => ({ ...data, items: data.items.map(maskConversation) }),
    summary: 'The brand’s conversations, of one campaign or of all, the one with the newest message first.',
  }),
  ...talentSide,
  agentConversations: acrossRoster(
    '/messages/talentAgentMessageList',
    talentSide.talentConversations,
    'message',
  ),
  openConversation: write('/messages/openConversation', {
    acrossBlock: 'refused',
    by: ['brand'],
    input: z.strictObject({ campaignId: id(), talentId: id() }),
    response: conversationResponse,
    mask: maskConversation,
    errors: ['no_shared_work', 'not_entitled', 'talent_unavailable'],
    summary:
      'Finds or creates the conversation with a talent about one of the brand’s campaigns, or the direct one.',
  }),
  agentOpenConversation: onBehalfOfNamed(
    '/messages/agentOpenConversation',
    talentSide.talentOpenConversation,
    'message',
  ),
  conversation: read('/messages/getConversation', {
    by: everyone,
    input: z.strictObject(conversationId),
    response: conversationResponse,
    mask: maskConversation,
    onBehalf: ofConversation,
    subject: own,
    rate: 'light',
    summary: 'One conversation without its messages.',
  }),
  conversationAgencies: read('/messages/getAgencies', {
    by: ['brand'],
    input: z.strictObject(conversationId),
    response: z.object({ items: z.array(agencyCardResponse) }),
    mask: () => ({ items: [] }),
    subject: own,
    rate: 'light',
    summary: 'The agencies whose agents have written in a conversation of the brand, by name; at most 20.',
  }),
  history: read('/messages/getHistory', {
    by: everyone,
    input: z.strictObject({
      ...conversationId,
      /** Messages from this number on, inclusive. */
      from: queryNumber(1).optional(),
      /** Messages before this number; without any position, the newest messages. */
      before: queryNumber(1).optional(),
      /** Messages from the first one at or after this moment. */
      at: instant().optional(),
      /**
       * Messages changed after this revision, in the order of their changes; used to catch up after a
       * disconnect.
       */
      afterRev: queryNumber(0).optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
    }),
    response: z.object({
      items: z.array(messageResponse),
      lastNo: z.int(),
      rev: z.int(),
      receipts: z.array(receiptResponse),
    }),
    mask: (data) => ({ ...data, items: data.items.map(maskMessage) }),
    onBehalf: ofConversation,
    subject: own,
    rate: 'light',
    summary:
      'Messages of a conversation in the order of their numbers, and the read position of each member.',
  }),
  sendMessage: write('/messages/send', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: everyone,
    input: z.strictObject({
      ...conversationId,
      clientId: z.uuid(),
      text: paragraph(MAX_MESSAGE_LENGTH, 0).default(''),
      fileIds: z.array(id()).max(MAX_MESSAGE_FILES).default([]),
      replyToNo: z.int32().min(1).optional(),
    }),
    response: messageResponse,
    errors: ['file_not_ready', 'conversation_closed'],
    onBehalf: ofConversation,
    subject: own,
    summary: 'Sends a message. The same client id again returns the existing message.',
  }),
  editMessage: write('/messages/edit', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: everyone,
    input: z.strictObject({ ...whichMessage, text: paragraph(MAX_MESSAGE_LENGTH) }),
    response: messageResponse,
    errors: ['not_your_message', 'edit_too_late'],
    onBehalf: ofConversation,
    subject: own,
    summary: 'Edits your own message within 15 minutes of sending it.',
  }),
  deleteMessage: write('/messages/delete', {
    whileActing: 'refused',
    by: everyone,
    input: z.strictObject(whichMessage),
    response: messageResponse,
    errors: ['not_your_message'],
    onBehalf: ofConversation,
    subject: own,
    summary: 'Deletes your own message for everyone.',
  }),
  reactToMessage: write('/messages/react', {
    whileActing: 'refused',
    acrossBlock: 'refused',
    by: everyone,
    input: z.strictObject({ ...whichMessage, emoji: z.enum(reactionEmojis), on: z.boolean().default(true) }),
    response: messageResponse,
    onBehalf: ofConversation,
    subject: own,
    summary: 'Adds a reaction to a message, or removes it.',
  }),
  markAction: write('/messages/markAction', {
    whileActing: { refused: { action: ['delivered', 'read', 'unread'] } },
    by: everyone,
    input: z.strictObject({
      ...conversationId,
      action: z.enum(['delivered', 'read', 'unread', 'archive', 'mute', 'star', 'report']),
      /**
       * `delivered` and `read` apply up to this message, `unread` from it on, `report` to it alone; the
       * newest message when absent.
       */
      no: z.int32().min(1).optional(),
      /** False removes archive, mute or star. */
      on: z.boolean().default(true),
      reason: z.enum(reportKindCodes).optional(),
      text: paragraph(1_000, 0).default(''),
    }),
    response: conversationResponse
      .pick({ unread: true, isArchived: true, isMuted: true, isStarred: true })
      .extend({
        deliveredNo: z.int(),
        readNo: z.int(),
      }),
    onBehalf: marking,
    subject: own,
    rate: 'light',
    summary:
      'Marks a conversation for the reader only: delivered, read, unread, archived, muted, starred; or reports it or a message.',
  }),
  uploadMessageFile: write('/messages/uploadFile', {
    whileActing: 'refused',
    by: everyone,
    input: z.strictObject(conversationId),
    response: fileResponse,
    files: { file: 'deliverable' },
    errors: ['invalid_file_type', 'file_too_large', 'file_unsafe'],
    onBehalf: marking,
    subject: own,
    rate: 'costly',
    message: 'Uploaded.',
    summary: 'Stores a file for a message in one request; large ones go through resumable uploads.',
  }),
  searchMessages: read('/messages/search', {
    by: everyone,
    input: page().extend({ q: line(100), conversationId: id().optional(), campaignId: id().optional() }),
    response: paged(
      z.object({
        message: messageResponse,
        conversation: conversationResponse.pick({ id: true, campaign: true, brand: true, talent: true }),
      }),
    ),
    // A hit alone says what a message contains.
    mask: () => ({ items: [], nextCursor: null }),
    onBehalf: ofRoster,
    rate: 'costly',
    summary:
      'Searches the messages of your conversations, of one campaign or of one conversation, newest first.',
  }),
  messageCounts: read('/messages/counts', {
    by: everyone,
    input: emptyInput(),
    response: z.object({ unread: z.int(), conversations: z.int() }),
    onBehalf: ofRoster,
    rate: 'light',
    summary: 'How many messages are unread, in how many conversations that are not muted.',
  }),
}
