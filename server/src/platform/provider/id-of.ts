/** The id behind a field of the provider that is an id or, when asked for by `expand`, the object itself. */
export function idOf(ref: string | { id: string } | null | undefined): string | undefined {
  return typeof ref === 'string' ? ref : ref?.id
}
