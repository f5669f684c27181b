/** One guard of delegation: its place, and the code without it. */
export interface Mutation {
  title: string
  /** Path from the server's folder. */
  file: string
  guard: string
  without: string
}

const actOnBehalfFile = 'src/modules/mandates/act-on-behalf.ts'
const store = 'src/modules/mandates/mandates.store.ts'

/**
 * The guards that stop an agent from doing what no mandate allows. Each is removed once, alone, and the
 * permission matrix must fail.
 */
export const mutations: readonly Mutation[] = [
  {
    title: 'a mandate is required',
    file: actOnBehalfFile,
    guard:
      "(await (isInTransaction() ? lockMandateInForce(lookup) : findMandateInForce(lookup))) ?? fail('not_found')",
    without:
      '(await (isInTransaction() ? lockMandateInForce(lookup) : findMandateInForce(lookup))) ?? { id: agent.id, scopes: [action.scope], dualConsent: false }',
  },
  {
    title: 'the mandate must include the right',
    file: actOnBehalfFile,
    guard: "if (!mandate.scopes.includes(action.scope)) fail('not_in_mandate')",
    without: '',
  },
  {
    title: 'only the owner may make calls about money',
    file: actOnBehalfFile,
    guard: "agent.role === 'owner' ? actor : fail('owner_only')",
    without: 'actor',
  },
  {
    title: 'a missing subject is not found',
    file: actOnBehalfFile,
    guard: "talentId ?? fail('not_found')",
    without: 'talentId ?? actor.id',
  },
  {
    title: 'a talent named in a read is looked up',
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
  {
    title: 'the mandate is in force',
    file: store,
    guard: "eq(mandates.status, 'active'),\n    lte(mandates.startsAt, day),",
    without: 'lte(mandates.startsAt, day),',
  },
  {
    title: 'the talent is assigned to the member',
    file: store,
    guard: 'memberId === null ? undefined : assignedTo(memberId)',
    without: 'undefined',
  },
  {
    title: 'a roster row is this agency’s',
    file: 'src/modules/roster/roster.store.ts',
    guard: 'eq(mandates.agencyId, agent.agencyId),\n    agent.role',
    without: 'agent.role',
  },
  {
    title: 'a member sees only the rows of assigned talents',
    file: 'src/modules/roster/roster.store.ts',
    guard: "agent.role === 'owner' ? undefined : or(assignedTo(agent.id), own)",
    without: 'undefined',
  },
  {
    title: 'an ended mandate is not on the roster',
    file: 'src/modules/roster/roster.store.ts',
    guard: "eq(mandates.talentId, talentId), inArray(mandates.status, ['active', 'invited'])",
    without: 'eq(mandates.talentId, talentId)',
  },
]
