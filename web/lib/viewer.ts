/** Who views a screen: a brand, a talent, or the agent who acts on behalf of the talent. */
export type Viewer = 'brand' | 'talent' | 'agent'
/** The two parties of a deal. */
export type Side = 'brand' | 'talent'

/** Returns the side a viewer belongs to: an agent acts for the talent. */
export function sideOf(side: Viewer): Side {
  return side === 'brand' ? 'brand' : 'talent'
}

/** Returns the talent's name for a screen: only the talent reads "You". */
export function formatTalent(side: Viewer, name: string): string {
  return side === 'talent' ? 'You' : name
}
