/** Whose turn it is, as the viewer says it. */
export function turnOf(turn: string | null, viewer: 'brand' | 'talent'): 'yours' | 'theirs' | 'nobody' {
  if (turn !== 'brand' && turn !== 'talent') return 'nobody'
  return turn === viewer ? 'yours' : 'theirs'
}
