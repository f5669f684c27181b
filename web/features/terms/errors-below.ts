/** Returns the errors of one part by their path inside it; the part's own error under the empty path. */
export function errorsBelow(errors: Readonly<Record<string, string>>, part: string): Record<string, string> {
  const own = errors[part] ? { '': errors[part] } : {}
  const inner = Object.entries(errors)
    .filter(([path]) => path.startsWith(`${part}.`))
    .map(([path, sentence]) => [path.slice(part.length + 1), sentence])
  return { ...own, ...Object.fromEntries(inner) }
}
