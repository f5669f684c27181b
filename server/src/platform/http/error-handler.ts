import { AppError } from '@marquee/contract/errors'
import type { core, ZodError } from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
}
const formats: Record<string, string> = {
  uuid: 'This reference is not valid.',
  guid: 'This reference is not valid.',
  email: 'Please enter a full email address.',
  url: 'Please enter a full web address.',
  datetime: 'Please enter a date and time.',
  date: 'Please enter a date.',
}

/** Returns the sentence for a validation issue whose schema has none of its own. */
export const describeIssue: core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill this in.'
        : `This should be ${kinds[issue.expected] ?? 'something else'}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'This does not have the right form.'
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'not_multiple_of':
      return `This should be a multiple of ${issue.divisor}.`
    case 'invalid_value':
      return issue.input === undefined ? 'Please choose one.' : 'This is not one of the choices.'
    case 'unrecognized_keys':
      return 'This field is unknown.'
    case 'invalid_union':
      return 'This does not have one of the allowed forms.'
    default:
      return 'This is not valid.'
  }
}

/**
 * Converts a zod error to a public error: each field's path with one plain sentence; unknown keys under their
 * own names.
 */
export function toAppError(error: ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const name of names) fields[name.map(String).join('.') || 'body'] ??= issue.message
  }
  return new AppError('invalid_input', { fields })
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string')
    return minimum <= 1 ? 'Please fill this in.' : `Use at least ${minimum} characters.`
  if (origin === 'array' || origin === 'set')
    return minimum <= 1 ? 'Please add at least one.' : `Please give at least ${minimum}.`
  return `This should be at least ${minimum}.`
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `Use at most ${maximum} characters.`
  if (origin === 'array' || origin === 'set') return `Please give at most ${maximum}.`
  return `This should be at most ${maximum}.`
}
