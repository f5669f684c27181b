import type { Person } from './harness/person.ts'

/** Opens the item of this kind and title in the queue of the operators. */
export async function opensItem(operator: Person, kind: string, title: RegExp): Promise<void> {
  await operator.opens(`/admin/queue?kind=${kind}`)
  await operator.follows(title)
}
