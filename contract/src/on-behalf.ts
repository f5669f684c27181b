import { z } from 'zod'
import type { Call, MandateScope, OnBehalf } from './call.ts'
import { id } from './rules/text.ts'

/**
 * Opens calls of talents to their agents, one row each: the same input, reply, rules and act, done in the talent's name under a
 * mandate that holds the scope (domain, section 2, rule 5). Besides the talent's own refusals the agent's call gives
 * `not_in_mandate` 403; without any mandate the thing is foreign and so missing.
 */

/** About a thing of the talent's, such as an offer: whose it is says the thing itself. */
export function onBehalfOfSubject<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<In, Out>,
  scope: OnBehalf['scope'],
) {
  return { ...row, ...twin(path, row), onBehalf: { scope, target: 'subject' } } satisfies Call<In, Out>
}

/** A question about the one talent whom the request names. */
export function onBehalfOfNamed<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodUUID }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id() })
  return { ...row, ...twin(path, row), input, onBehalf: { scope, target: 'named' } }
}

/** A question about all talents of the roster at once, or about the one named. */
export function acrossRoster<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodOptional<z.ZodUUID> }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id().optional() })
  return { ...row, ...twin(path, row), input, onBehalf: { scope, target: 'roster' } }
}

/** What a talent does for themselves and an agency for itself, such as being paid; its owner alone. */
export function forAgency<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<In, Out>,
) {
  const summary = `For the agency itself: ${row.summary.charAt(0).toLowerCase()}${row.summary.slice(1)}`
  return {
    ...row,
    ...twin(path, row),
    summary,
    errors: [...row.errors, 'owner_only' as const],
    onBehalf: { scope: 'finance', target: 'agency' },
  } satisfies Call<In, Out>
}

function twin(path: `/${string}`, row: Call): Pick<Call, 'path' | 'by' | 'errors' | 'summary'> {
  const errors = row.errors.includes('not_in_mandate')
    ? row.errors
    : [...row.errors, 'not_in_mandate' as const]
  return {
    path,
    by: ['talentagent'],
    errors,
    summary: `For a talent of the roster: ${row.summary.charAt(0).toLowerCase()}${row.summary.slice(1)}`,
  }
}
