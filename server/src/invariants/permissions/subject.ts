import type { Call } from '@marquee/contract/call'
import { aConversation } from '../../testing/conversation.ts'
import { saveCard } from '../../testing/money.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { aFileSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, aDraftOffer, anApplication, anOffer } from '../../testing/work.ts'
import { freshMandate } from './actors.ts'

/** What a subject is created for, and between whom. */
interface Wanted {
  name: string
  call: Call
  pair: Pair
  role: Person['role']
  /** The calling agent; their uploads and mandates are their own. */
  agent: Person
}

/** Creates the subject of a call in a state from which the call can succeed. */
export async function makeSubject({ name, call, pair, role, agent }: Wanted): Promise<string> {
  const { brand, talent } = pair
  switch (call.subject?.noun) {
    case 'campaign':
      // A decision about several applicants needs one.
      return name === 'decideApplicants' ? pair.campaignId : aCampaign(brand)
    case 'application':
      return anApplication(talent, await aCampaign(brand))
    case 'offer':
      return anOffer(brand, talent)
    case 'deal':
      return (await aDeal(brand, talent)).dealId
    case 'deliverable':
      return (await aDeal(brand, talent, someTerms({ deliverables: [aFileSpec()] }))).deliverableIds[0] ?? ''
    case 'conversation':
      return aConversation(pair, { isFresh: 'no' in call.input.shape })
    case 'talent':
      return talent.id
    case 'file':
      return { brand, talent, talentagent: agent }[role].upload()
    case 'mandate':
      return freshMandate(brand.server, name, { talent, agent: role === 'talentagent' ? agent : null })
    case 'card':
      return saveCard(brand.server, brand)
    case 'card entry':
      return expectOk(await brand.call('/brand/addCard'), 'card entry').data.setupId
    case 'payable':
      return (await aDraftOffer(brand, talent)).payableId
    default:
      return ''
  }
}
