import type { searchCalls } from '@marquee/contract/calls/search'
import type { Handler } from '../../platform/handler.ts'
import { listChoicesByText } from './choices-by-text.store.ts'

/** Returns the cities or languages that begin with the typed letters, of talents whom the brand can find. */
export const getChoicesByText: Handler<typeof searchCalls.talentChoicesByText> = async (
  ctx,
  { filter, text },
) => ({ items: await listChoicesByText(filter, text, ctx.actor.id) })
