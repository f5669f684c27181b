import type { z } from 'zod'

/** What a schema finds wrong, one sentence per field, by path: `deliverables.0.brief`. Empty when all is right. */
export function fieldErrorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return {}
  // From the last to the first, so that the first fault of a field is the one that stays.
  return Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}
