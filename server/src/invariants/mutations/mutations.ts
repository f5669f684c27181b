/** One guard: its place, and the code without it. */
export interface Mutation {
  title: string
  /** The calls whose permission tests must fail without it. */
  calls: readonly string[]
  /** Path from the server's folder. */
  file: string
  guard: string
  without: string
}

const actOnBehalfFile = 'src/modules/mandates/act-on-behalf.ts'
const store = 'src/modules/mandates/mandates.store.ts'
const authenticate = 'src/platform/http/authenticate.ts'
const whileActing = 'src/platform/http/while-acting.ts'
const operatorSession = 'src/modules/operators/session.ts'
const operatorStore = 'src/modules/operators/operator-sessions.store.ts'

/** The guards that stop an agent from doing what no mandate allows. */
const guardsOfAgents: readonly Mutation[] = [
  {
    title: 'a mandate is required',
    calls: ['agentAcceptOffer', 'agentDeal'],
    file: actOnBehalfFile,
    guard:
      "(await (isInTransaction() ? lockMandateInForce(lookup) : findMandateInForce(lookup))) ?? fail('not_found')",
    without:
      '(await (isInTransaction() ? lockMandateInForce(lookup) : findMandateInForce(lookup))) ?? { id: agent.id, scopes: [action.scope], dualConsent: false }',
  },
  {
    title: 'the mandate must include the right',
    calls: ['agentAcceptOffer'],
    file: actOnBehalfFile,
    guard: "if (!mandate.scopes.includes(action.scope)) fail('not_in_mandate')",
    without: '',
  },
  {
    title: 'only the owner may make calls about money',
    calls: ['agencyPayouts'],
    file: actOnBehalfFile,
    guard: "agent.role === 'owner' ? actor : fail('owner_only')",
    without: 'actor',
  },
  {
    title: 'a missing subject is not found',
    calls: ['agentDeal'],
    file: actOnBehalfFile,
    guard: "talentId ?? fail('not_found')",
    without: "talentId ?? ''",
  },
  {
    title: 'a talent named in a read is looked up',
    calls: ['agentDeals'],
    file: actOnBehalfFile,
    guard: "if (rule.target === 'roster' && !named)",
    without: "if (rule.target === 'roster')",
  },
  {
    title: 'the mandate is this agency’s',
    calls: ['agentDeal'],
    file: store,
    guard: 'eq(mandates.agencyId, agencyId),\n    eq(mandates.talentId, talentId),',
    without: 'eq(mandates.talentId, talentId),',
  },
  {
    title: 'the mandate is for this talent',
    calls: ['agentDeal'],
    file: store,
    guard: 'eq(mandates.talentId, talentId),',
    without: '',
  },
  {
    title: 'the mandate is in force',
    calls: ['agentDeal'],
    file: store,
    guard: "eq(mandates.status, 'active'),\n    lte(mandates.startsAt, day),",
    without: 'lte(mandates.startsAt, day),',
  },
  {
    title: 'the talent is assigned to the member',
    calls: ['agentDeal'],
    file: store,
    guard: 'memberId === null ? undefined : assignedTo(memberId)',
    without: 'undefined',
  },
  {
    title: 'a roster row is this agency’s',
    calls: ['addedTalent'],
    file: 'src/modules/roster/roster.store.ts',
    guard: 'eq(mandates.agencyId, agent.agencyId),\n    agent.role',
    without: 'agent.role',
  },
  {
    title: 'a member sees only the rows of assigned talents',
    calls: ['addedTalent'],
    file: 'src/modules/roster/roster.store.ts',
    guard: "agent.role === 'owner' ? undefined : or(assignedTo(agent.id), own)",
    without: 'undefined',
  },
  {
    title: 'an ended mandate is not on the roster',
    calls: ['addedTalent'],
    file: 'src/modules/roster/roster.store.ts',
    guard: "eq(mandates.talentId, talentId), inArray(mandates.status, ['active', 'invited'])",
    without: 'eq(mandates.talentId, talentId)',
  },
]

/** The guards of sessions and of what an operator may do. */
const guardsOfOperators: readonly Mutation[] = [
  {
    title: 'a call of operators needs a session',
    calls: ['getUser'],
    file: authenticate,
    guard: "if (actor.kind !== 'account') fail('not_signed_in')",
    without: '',
  },
  {
    title: 'a user does not make the calls of operators',
    calls: ['getUser', 'queue'],
    file: authenticate,
    guard: "if (!actor.role || !call.by.includes(actor.role)) fail('wrong_role')",
    without: '',
  },
  {
    title: 'what only the user does is refused to an operator',
    calls: ['acceptOffer'],
    file: whileActing,
    guard: "if (call.whileActing === 'refused') fail('not_while_acting')",
    without: '',
  },
  {
    title: 'an operator allows changes before the first one',
    calls: ['apply'],
    file: whileActing,
    guard: "if (call.kind === 'write' && !canWrite) fail('changes_off')\n}\n\n/**\n * Checks a write",
    without: '}\n\n/**\n * Checks a write',
  },
  {
    title: 'a field that only the user sends is refused to an operator',
    calls: ['agentManageCounter'],
    file: whileActing,
    guard:
      "if (refused === 'any' || (typeof value === 'string' && refused.includes(value))) fail('not_while_acting')",
    without: '',
  },
  {
    title: 'an operator needs an authenticator app',
    calls: ['getUser'],
    file: operatorStore,
    guard:
      '.innerJoin(secondFactors, eq(secondFactors.accountId, operatorSessions.operatorId))\n    .where(\n      and(\n        eq(operatorSessions.tokenHash',
    without: '.where(\n      and(\n        eq(operatorSessions.tokenHash',
  },
  {
    title: 'an operator’s token needs the cookie of the browser',
    calls: ['getUser'],
    file: operatorSession,
    guard: 'if (!operatorCompanion || fingerprint(operatorCompanion) !== session.companionHash) return null',
    without: '',
  },
  {
    title: 'the token of a visit needs the cookie of the operator’s browser',
    calls: ['brandHome'],
    file: operatorSession,
    guard: 'if (!isOwnBrowser && ',
    without: 'if (isOwnBrowser === null && ',
  },
  {
    title: 'a suspended account has no session',
    calls: ['brandHome'],
    file: 'src/modules/identity/session.ts',
    guard: "if (session?.status !== 'active' || session.role === 'adminProMax') return null",
    without: "if (!session || session.role === 'adminProMax') return null",
  },
]

/** Each is removed once, alone, and the permission tests of its calls must fail. */
export const mutations: readonly Mutation[] = [...guardsOfAgents, ...guardsOfOperators]
