import type { Conversation as ConversationReply } from '@marquee/contract/calls/messages'
import { fail } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import { viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { viewCampaignOf } from '../offers/offers.view.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { type ConversationRow, findListed } from './conversation-list.store.ts'
import type { Side } from './conversations.store.ts'
import { readerScopeOf } from './members.ts'
import { textOf } from './messages.view.ts'

/** Returns a function that builds conversations for a reader of this side. */
export async function conversationCards(side: Side): Promise<(row: ConversationRow) => ConversationReply> {
  const industries = await industryNames()
  return ({
    conversation,
    campaign,
    brand,
    talent,
    reader,
    last,
    unread,
    dealId,
    offerId,
    isOnline,
    lastSeenAt,
  }) => ({
    id: conversation.id,
    campaign: viewTopic(campaign),
    brand: viewBrandCard(brand, industries),
    talent: viewTalentCard(talent),
    last: last && viewLast(last, side),
    lastNo: conversation.lastNo,
    rev: conversation.rev,
    unread,
    isArchived: isHidden(reader, conversation.lastNo),
    isMuted: reader?.isMuted ?? false,
    isStarred: reader?.isStarred ?? false,
    dealId,
    offerId,
    isOnline,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  })
}

function viewLast(last: NonNullable<ConversationRow['last']>, side: Side): ConversationReply['last'] {
  const { no, authorId, author, fileIds, createdAt, deletedAt } = last
  const isDeleted = deletedAt !== null
  return {
    no,
    side: last.side,
    authorId,
    author,
    text: textOf(last, side),
    files: isDeleted ? 0 : fileIds.length,
    at: createdAt.toISOString(),
    isDeleted,
  }
}

/** Returns whether a conversation stays archived: until the next message, or for good while it is muted. */
export function isHidden(
  reader: Pick<NonNullable<ConversationRow['reader']>, 'archivedNo' | 'isMuted'> | null,
  lastNo: number,
): boolean {
  if (!reader || reader.archivedNo === null) return false
  return reader.isMuted || reader.archivedNo >= lastNo
}

/** Returns what the conversation is about. */
export function viewTopic(campaign: ConversationRow['campaign']): ConversationReply['campaign'] {
  return campaign ? viewCampaignOf(campaign) : { ...viewCampaignOf(null), title: 'Direct' }
}

/** Loads a conversation as its reader's list shows it. Fails with `not_found` for a foreign one. */
export async function loadConversationView(ctx: RequestContext, id: string): Promise<ConversationReply> {
  const reader = readerScopeOf(ctx.actor)
  const row = (await findListed(id, reader, ctx.now)) ?? fail('not_found')
  return (await conversationCards(reader.side))(row)
}
