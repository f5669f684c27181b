import type { SignedTerms } from '../calls/deal-sheets.ts'
import { formatDate } from './dates.ts'

type Signature = SignedTerms['signatures'][number]

/** Returns who signed: "Maya Okafor", or "Priya Shah for Maya Okafor". */
export function signerText({ name, signedFor }: Pick<Signature, 'name' | 'signedFor'>): string {
  return signedFor && signedFor !== name ? `${name} for ${signedFor}` : name
}

/** Returns when and how a signature was made: "25 Nov, 2026, 14:03:22 UTC, by typing the name". */
export function signingText({ at, isTyped }: Pick<Signature, 'at' | 'isTyped'>): string {
  const how = isTyped ? 'by typing the name' : 'by sending it, with the name of the account'
  return `${formatDate(at)}, ${at.slice(11, 19)} UTC, ${how}`
}

/** How a talent has signed an extra revision at the price of the terms. */
export const IN_ADVANCE = 'Agreed in advance, with the signature under the offer'
