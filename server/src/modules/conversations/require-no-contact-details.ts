import { failField } from '@marquee/contract/errors'
import { CONTACT_DETAILS_SENTENCE, hasContactDetails } from '@marquee/contract/rules/contact-details'
import { hasAnyDealWith } from '../deals/deals-of-parties.store.ts'
import type { Conversation } from './conversations.store.ts'

/**
 * Fails at `text` when a message has contact data and its two sides have never had a deal. Deals are read only when the text has
 * contact data.
 */
export async function requireNoContactDetails(
  { brandId, talentId }: Pick<Conversation, 'brandId' | 'talentId'>,
  text: string,
): Promise<void> {
  if (hasContactDetails(text) && !(await hasAnyDealWith(brandId, talentId)))
    failField('text', CONTACT_DETAILS_SENTENCE)
}
