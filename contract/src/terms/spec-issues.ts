import type { DeliverableSpec } from './deliverable-spec.ts'
import { windowIssue } from './deliverables.ts'

/** Returns the invalid dates of deliverables as issues at their fields, for the schema of a set of terms. */
export function specIssues(specs: readonly DeliverableSpec[]) {
  return specs.flatMap((spec, index) => {
    const issue = windowIssue(spec)
    return issue
      ? [
          {
            code: 'custom' as const,
            path: ['deliverables', index, issue.field],
            message: issue.sentence,
          },
        ]
      : []
  })
}
