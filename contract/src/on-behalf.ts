import { z } from 'zod'
import type { Call, MandateScope, OnBehalf } from './call.ts'
import { id } from './rules/text.ts'

/**
 * Opens a talent's call to their agent, one row each: the same input, response, rules and handler, performed
 * on behalf of the talent under a mandate with the scope (domain, section 2, rule 5). Besides the talent's
 * own errors the agent's call fails with `not_in_mandate` (403); without any mandate the object is foreign
 * and returns 404.
 */

/** For a call about an object of the talent, such as an offer: the object says whose it is. */
export function onBehalfOfSubject<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<In, Out>,
  scope: OnBehalf['scope'],
) {
  return { ...row, ...twin(path, row), onBehalf: { scope, target: 'subject' } } satisfies Call<In, Out>
}

/** For a read about the talent named in the request. */
export function onBehalfOfNamed<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodUUID }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id() })
  return { ...row, ...twin(path, row), input, onBehalf: { scope, target: 'named' } }
}

/** For a read about all talents of the roster, or about the one named. */
export function acrossRoster<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodOptional<z.ZodUUID> }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id().optional() })
  return { ...row, ...twin(path, row), input, onBehalf: { scope, target: 'roster' } }
}

/**
 * For a call that a talent makes for themselves and an agency for itself, such as bank details; agency owners
 * only.
 */
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
