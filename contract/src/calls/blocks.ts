import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { id, instant } from '../rules/text.ts'

/** Someone whom a brand or a talent has blocked. */
const blockedParty = z.object({
  id: id(),
  kind: z.enum(['brand', 'talent', 'agency']),
  name: z.string(),
  pictureUrl: z.string().nullable(),
  blockedAt: instant(),
})
export type BlockedParty = z.output<typeof blockedParty>

const ownBlocks = {
  block: write('/user/block', {
    by: ['brand', 'talent'],
    whileActing: 'refused',
    input: z.strictObject({ blockedId: id() }),
    response: blockedParty,
    errors: ['cannot_block', 'represented'],
    subject: { noun: 'party', field: 'blockedId', scope: 'public' },
    message: 'Blocked.',
    summary:
      'Blocks a brand, a talent or an agency: neither side finds the other or can contact them. Open offers and undecided applications between them end; running deals go on.',
  }),
  unblock: write('/user/unblock', {
    by: ['brand', 'talent'],
    whileActing: 'refused',
    input: z.strictObject({ blockedId: id() }),
    response: z.object({ blockedId: id() }),
    message: 'Unblocked.',
    summary: 'Ends a block. What it has ended stays ended.',
  }),
  blocked: read('/user/getBlocked', {
    by: ['brand', 'talent'],
    input: emptyInput(),
    response: z.object({ items: z.array(blockedParty) }),
    summary: 'Whom the caller has blocked, newest first. At most 500.',
  }),
} as const

/** The calls about blocks between users. */
export const blockCalls = {
  ...ownBlocks,
  agentBlock: onBehalfOfNamed('/talentagent/block', ownBlocks.block, 'message'),
  agentUnblock: onBehalfOfNamed('/talentagent/unblock', ownBlocks.unblock, 'message'),
  agentBlocked: onBehalfOfNamed('/talentagent/getBlocked', ownBlocks.blocked, 'message'),
}
