/** Returns the id of a provider field that is an id or, with `expand`, the object itself. */
export function idOf(ref: string | { id: string } | null | undefined): string | undefined {
  return typeof ref === 'string' ? ref : ref?.id
}
