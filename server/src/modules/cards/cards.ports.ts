import { port } from '../../platform/port.ts'

/** Checked before a card is removed. */
export interface CardUses {
  /** Returns whether a subscription or an open hold uses the card. */
  isInUse(brandId: string, card: { id: string; methodRef: string; isDefault: boolean }): Promise<boolean>
}

export const cardUses = port<CardUses>('whether a card is in use')
