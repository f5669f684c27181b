import type { conversationCalls } from '@marquee/contract/calls/conversations'
import { failField } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { viewTopic } from './conversations.view.ts'
import { readerScopeOf } from './members.ts'
import { findMessagesByText } from './messages.store.ts'
import { messageViews } from './messages.view.ts'

/**
 * Searches the caller's conversations for messages with all of these words or prefixes. Fails at `q` without
 * a word.
 */
export const searchMessages: Handler<typeof conversationCalls.searchMessages> = async (
  ctx,
  { q, ...within },
) => {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) failField('q', 'Please enter a word to search for.')
  const reader = readerScopeOf(ctx.actor)
  const rows = await findMessagesByText(reader, { words, ...within })
  const [views, industries] = await Promise.all([
    messageViews(
      rows.map(({ message }) => message),
      ctx.now,
    ),
    industryNames(),
  ])
  const view = views(reader.side)
  return toPage(
    rows,
    within.limit,
    ({ message, conversation, campaign, brand, talent }) => ({
      message: view(message),
      conversation: {
        id: conversation.id,
        campaign: viewTopic(campaign),
        brand: viewBrandCard(brand, industries),
        talent: viewTalentCard(talent),
      },
    }),
    ({ message }) => [message.createdAt.toISOString(), message.id],
  )
}
