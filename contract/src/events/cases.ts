import type { Currency } from '../rules/currency.ts'
import type { ActivityCardVariables, TemplateVariables, Topic } from './event.ts'

/** The payload that events of cancellations, disputes and settlements share. */
export interface CaseEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  /** The side that acted; null for the system, the operator and a bank. */
  by: 'brand' | 'talent' | null
  /** What goes back to the brand and what the talent earns, in minor units; both 0 for gifted work. */
  back: number
  earned: number
  currency: Currency
}

const dealId = (payload: CaseEvent) => payload.dealId
export const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
export const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
export const caseCard = { targetType: 'deal', id: dealId } as const
export const caseScreens: readonly Topic[] = ['deals', 'home', 'earnings', 'budgets', 'payments', 'campaigns']

/** Describes a split for the brand: "£414.00 goes back to your card". */
export function splitForBrand({ amount, isGift }: Pick<TemplateVariables, 'amount' | 'isGift'>): string {
  return isGift ? 'it was for a gift, so no money moves' : `${amount} goes back to your card`
}

/** Describes a split for the talent’s side: "£644.00 is left to earn". */
export function splitForTalent({ keeps, isGift }: Pick<TemplateVariables, 'keeps' | 'isGift'>): string {
  if (isGift) return 'it was for a gift, so no money moves'
  return keeps ? `${keeps} is left to earn` : 'nothing is left to earn'
}

/** Returns the button of a card for the side that did not act. */
export function forOtherSide(label: string) {
  return ({ termsBy }: ActivityCardVariables): { brand?: string; talent?: string } =>
    termsBy === 'brand' ? { talent: label } : termsBy === 'talent' ? { brand: label } : {}
}
