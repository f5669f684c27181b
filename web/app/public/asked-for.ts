/** What a visitor asked for in the address, without empty fields and unknown ones. */
export function askedFor<Name extends string>(
  request: Request,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const { searchParams } = new URL(request.url)
  const asked: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = searchParams.get(name)?.trim()
    if (value) asked[name] = value
  }
  return asked
}
