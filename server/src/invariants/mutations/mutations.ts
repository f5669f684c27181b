/** One guard of acting for somebody: where it stands, and the code without it. */
export interface Mutation {
  title: string
  /** From the server's folder. */
  file: string
  guard: string
  without: string
}

const actOnBehalfFile = 'src/modules/mandates/act-on-behalf.ts'
const store = 'src/modules/mandates/mandates.store.ts'

/**
 * What keeps an agent from doing what no mandate allows. Each is taken away once, alone, and the authorization matrix must see it: a
 * guard that nothing misses is no guard.
 */
export const mutations: readonly Mutation[] = [
  {
    title: 'a mandate is asked for at all',
    file: actOnBehalfFile,
    guard:
      "(await (isInTransaction() ? lockMandateInForce(wanted) : findMandateInForce(wanted))) ?? fail('not_found')",
    without:
      '(await (isInTransaction() ? lockMandateInForce(wanted) : findMandateInForce(wanted))) ?? { id: agent.id, scopes: [deed.scope], dualConsent: false }',
  },
  {
    title: 'the mandate holds the right',
    file: actOnBehalfFile,
    guard: "if (!mandate.scopes.includes(deed.scope)) fail('not_in_mandate')",
    without: '',
  },
  {
    title: 'money is the owner’s business',
    file: actOnBehalfFile,
    guard: "agent.role === 'owner' ? actor : fail('owner_only')",
    without: 'actor',
  },
  {
    title: 'a thing that is missing stays missing',
    file: actOnBehalfFile,
    guard: "talentId ?? fail('not_found')",
    without: 'talentId ?? actor.id',
  },
  {
    title: 'a talent named in a question is looked up',
    file: actOnBehalfFile,
    guard: "if (rule.target === 'roster' && !named)",
    without: "if (rule.target === 'roster')",
  },
  {
    title: 'the mandate is this agency’s',
    file: store,
    guard: 'eq(mandates.agencyId, agencyId),\n        eq(mandates.talentId, talentId),',
    without: 'eq(mandates.talentId, talentId),',
  },
  {
    title: 'the mandate is for this talent',
    file: store,
    guard: 'eq(mandates.talentId, talentId),',
    without: '',
  },
  { title: 'the mandate is in force', file: store, guard: "eq(mandates.status, 'active'), ", without: '' },
  {
    title: 'a colleague answers for the talent',
    file: store,
    guard: 'memberId === null ? undefined : answeredForBy(memberId)',
    without: 'undefined',
  },
  {
    title: 'a line of the roster is this agency’s',
    file: 'src/modules/roster/roster.store.ts',
    guard: 'and(eq(mandates.agencyId, agent.agencyId), agent.role',
    without: 'and(undefined, agent.role',
  },
  {
    title: 'a colleague sees the lines they answer for',
    file: 'src/modules/roster/roster.store.ts',
    guard: "agent.role === 'owner' ? undefined : or(answeredForBy(agent.id), own)",
    without: 'undefined',
  },
  {
    title: 'what is over is not on the roster',
    file: 'src/modules/roster/roster.store.ts',
    guard: "eq(mandates.talentId, talentId), inArray(mandates.status, ['active', 'invited'])",
    without: 'eq(mandates.talentId, talentId)',
  },
]
