import { sideOf, type Viewer } from '#lib/viewer.ts'

interface NextActorFields {
  nextActor: string | null
  /** Set while the talent is asked to confirm what the agency accepted. */
  consent?: unknown
}

/** Returns who acts next, from the viewer’s side. After an agent has accepted, the talent acts next. */
export function nextActorOf(
  { nextActor, consent }: NextActorFields,
  side: Viewer,
): 'you' | 'other' | 'nobody' {
  if (nextActor !== 'brand' && nextActor !== 'talent') return 'nobody'
  if (side === 'agent' && consent) return 'other'
  return nextActor === sideOf(side) ? 'you' : 'other'
}

interface OfferParties {
  brand: { companyName: string }
  talent: { displayName: string }
  consent?: unknown
}

/** Returns the name of the party that the viewer waits for, if the viewer is not the next to act. */
export function waitingForOf({ brand, talent, consent }: OfferParties, side: Viewer): string {
  return side === 'brand' || (side === 'agent' && consent) ? talent.displayName : brand.companyName
}
