import type { Amendment, DealAmendments } from '@marquee/contract/calls/amendments'
import type { Pair } from './pairs.ts'
import { expectOk, type Person } from './person.ts'
import { aDeal } from './work.ts'

type Terms = NonNullable<DealAmendments['present']>['terms']

/** Returns the terms of a deal now, as a change replaces them. */
export async function presentTermsOf(person: Person, dealId: string): Promise<Terms> {
  return expectOk(await person.call(`/${person.role}/getAmendments`, { dealId }), 'changes').data.present
    .terms
}

/** Proposes a change of a deal and returns it; one of the brand that costs more is a draft. */
export async function proposeChange(
  person: Person,
  dealId: string,
  change: (present: Terms) => object,
): Promise<Amendment & { funding: { id: string } }> {
  const terms = change(await presentTermsOf(person, dealId))
  const path = person.role === 'brand' ? '/brand/editDeliverables' : '/talent/proposeAmendment'
  return expectOk(await person.call(path, { dealId, terms, reason: 'It fits better.' }), 'change').data
}

/** Creates a deal with a change that this side has proposed and the other may answer. */
export async function aChange({ brand, talent }: Pick<Pair, 'brand' | 'talent'>, by: 'brand' | 'talent') {
  const { dealId } = await aDeal(brand, talent)
  const change = (terms: Terms) => ({ ...terms, revisions: terms.revisions + 1 })
  return proposeChange(by === 'brand' ? brand : talent, dealId, change)
}
