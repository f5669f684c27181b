import { z } from 'zod'
import type { Call, MandateScope, StandIn } from './call.ts'
import { id } from './rules/text.ts'

/**
 * Opens calls of talents to their agents, one row each: the same input, reply, rules and act, done in the talent's name under a
 * mandate that holds the scope (domain, section 2, rule 5). Besides the talent's own refusals the agent's call gives
 * `mandate_lacks` 403; without any mandate the thing is foreign and so missing.
 */

/** About a thing of the talent's, such as an offer: whose it is says the thing itself. */
export function forTalentOf<In extends z.ZodObject, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<In, Out>,
  scope: StandIn['scope'],
) {
  return { ...row, ...twin(path, row), standIn: { scope, whom: 'subject' } } satisfies Call<In, Out>
}

/** A question about the one talent whom the request names. */
export function forNamedTalent<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodUUID }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id() })
  return { ...row, ...twin(path, row), input, standIn: { scope, whom: 'named' } }
}

/** A question about all talents of the roster at once, or about the one named. */
export function forRoster<Shape extends z.ZodRawShape, Out extends z.ZodType>(
  path: `/${string}`,
  row: Call<z.ZodObject<Shape, z.core.$strict>, Out>,
  scope: MandateScope,
): Call<z.ZodObject<Shape & { talentId: z.ZodOptional<z.ZodUUID> }, z.core.$strict>, Out> {
  const input = z.strictObject({ ...row.input.shape, talentId: id().optional() })
  return { ...row, ...twin(path, row), input, standIn: { scope, whom: 'roster' } }
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
    refusals: [...row.refusals, 'owner_only' as const],
    standIn: { scope: 'finance', whom: 'agency' },
  } satisfies Call<In, Out>
}

function twin(path: `/${string}`, row: Call): Pick<Call, 'path' | 'by' | 'refusals' | 'summary'> {
  const refusals = row.refusals.includes('mandate_lacks')
    ? row.refusals
    : [...row.refusals, 'mandate_lacks' as const]
  return {
    path,
    by: ['talentagent'],
    refusals,
    summary: `For a talent of the roster: ${row.summary.charAt(0).toLowerCase()}${row.summary.slice(1)}`,
  }
}
