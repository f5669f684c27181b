import { config } from 'zod/v4'

// The content policy forbids `eval`; zod would try it once and leave an error in the console.
config({ jitless: true, customError: sentenceOf })

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof config>[0]>['customError']>>[0]

/**
 * Returns a readable message for numbers and choices out of bounds where the call has none of its own;
 * undefined otherwise.
 */
function sentenceOf(issue: Issue): string | undefined {
  if (issue.code === 'too_big' && isNumber(issue.origin)) return `This can be at most ${issue.maximum}.`
  if (issue.code === 'too_small' && isNumber(issue.origin)) return `This must be at least ${issue.minimum}.`
  if (issue.code === 'invalid_value') return 'Please choose one.'
  if (issue.code === 'too_big' && issue.origin === 'array') return `Choose at most ${issue.maximum}.`
  return issue.code === 'invalid_type' && isNumber(issue.expected) ? 'Enter a number.' : undefined
}

function isNumber(kind: string): boolean {
  return kind === 'number' || kind === 'int'
}
