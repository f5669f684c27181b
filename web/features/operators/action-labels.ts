/** What operators did, by the name of the call. Other calls are described by their summary. */
const labels: Readonly<Record<string, string>> = {
  tokenByUser: 'Began to act as the user',
  allowChanges: 'Allowed changes',
  endVisit: 'Returned from the user',
  objectToVisit: 'The user objected',
}

/** Returns what an entry of the audit log says about its call. */
export function describeAction({ action, summary }: { action: string; summary: string }): string {
  return labels[action] ?? summary
}
