import { port } from '../../platform/port.ts'

/** Asked before a card is removed. */
export interface CardUses {
  /** Whether a subscription or an open hold rests on the card. */
  restsOn(brandId: string, card: { id: string; methodRef: string; isDefault: boolean }): Promise<boolean>
}

export const cardUses = port<CardUses>('whether a card is in use')
