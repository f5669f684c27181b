/** Who looks at a screen: one side of the market, or the agent who stands in for the talent's. */
export type Viewer = 'brand' | 'talent' | 'agent'
/** The two sides that agree with each other. */
export type Side = 'brand' | 'talent'

/** The side in whose name something is said and done: an agent speaks for the talent. */
export function sideOf(side: Viewer): Side {
  return side === 'brand' ? 'brand' : 'talent'
}

/** How the talent is called on a screen: nobody but the talent is "You" there. */
export function formatTalent(side: Viewer, name: string): string {
  return side === 'talent' ? 'You' : name
}
