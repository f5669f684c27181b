import { cardLike } from '../invariants/money/run-deal.ts'
import type { TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from './person.ts'
import { aFileSpec, dayFromNow } from './terms.ts'
import { aDeal, approveWork, submit } from './work.ts'

/** Terms that are paid in two milestones, of 333.33 and 866.67. */
export const inTwo = {
  deliverables: [
    aFileSpec({ brief: 'The first half', draftDue: dayFromNow(20) }),
    aFileSpec({ brief: 'The second half', draftDue: dayFromNow(80) }),
  ],
  milestones: [
    { deliverables: 1, price: 33_333 },
    { deliverables: 1, price: 86_667 },
  ],
}

/** Creates a deal in two milestones whose brand’s default card is declined from now on. */
export async function aDealWithoutMoney(app: TestApp, talent: Person, name: string, terms: object = {}) {
  const brand = await newPerson(app, 'brand', name)
  const deal = await aDeal(brand, talent, { ...inTwo, ...terms })
  const cardId = await cardLike(app, brand, 'pm_card_chargeCustomerFail')
  expectOk(await brand.call('/brand/updateCard', { cardId, isDefault: true }), 'default card')
  return { brand, ...deal }
}

/** Returns the milestones of a deal, as this side sees them. */
export const milestonesOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getMilestones`, { dealId }), 'milestones').data.items

/** Returns a deal, as this side sees it. */
export const dealOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getDealDetails`, { dealId }), 'deal').data

/** Submits and approves a piece of work, with all that follows. */
export async function finishPiece(
  app: TestApp,
  { brand, talent }: { brand: Person; talent: Person },
  deliverableId: string,
): Promise<void> {
  expectOk(await submit(talent, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
  await app.settle()
}
