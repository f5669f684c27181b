import type { z } from 'zod'

/** Returns one message per invalid field, by path: `deliverables.0.brief`. Empty when the value is valid. */
export function fieldErrorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return {}
  // In reverse order, so that the first issue of a field wins.
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}
