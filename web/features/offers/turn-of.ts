import { type Side, voiceOf } from '#lib/side.ts'

interface Turned {
  turn: string | null
  /** Set while the talent is asked to confirm what the agency accepted. */
  consent?: unknown
}

/** Whose turn it is, as the viewer says it. Once the agent has said yes, the talent has the next word. */
export function turnOf({ turn, consent }: Turned, side: Side): 'yours' | 'theirs' | 'nobody' {
  if (turn !== 'brand' && turn !== 'talent') return 'nobody'
  if (side === 'agent' && consent) return 'theirs'
  return turn === voiceOf(side) ? 'yours' : 'theirs'
}
