import { findBetween } from './conversations.store.ts'
import { listLastMessages } from './messages.store.ts'
import { textOf } from './messages.view.ts'

/** How many messages of a conversation a case shows. */
const MAX_MESSAGES = 200

/**
 * Returns the last messages between a brand and a talent, for the operator of a case. Cards show the brand’s prices, like
 * the rest of the case.
 */
export async function listCaseMessages(between: {
  campaignId: string | null
  brandId: string
  talentId: string
}) {
  const conversation = await findBetween(between)
  const rows = conversation ? await listLastMessages(conversation.id, MAX_MESSAGES) : []
  return rows.map((row) => ({
    no: row.no,
    side: row.side,
    author: row.author,
    text: textOf(row, 'brand'),
    at: row.createdAt.toISOString(),
  }))
}
