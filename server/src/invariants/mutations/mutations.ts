import { guardsOfTerms } from './guards-of-terms.ts'

/** One guard: its place, and the code without it. */
export interface Mutation {
  title: string
  /** The calls whose permission tests must fail without it; empty when the test of a module must fail. */
  calls: readonly string[]
  /** Path of the test that must fail without a guard that no permission test reaches, from the server’s folder. */
  test?: string
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

/** A guard of the money of milestones. */
const guardsOfMilestones: readonly Mutation[] = [
  {
    title: 'work of a milestone that is not paid cannot be submitted',
    calls: [],
    test: 'src/modules/milestones/milestones.test.ts',
    file: 'src/modules/deals/deliverable.ts',
    guard: 'return milestoneNo === null || milestoneNo <= (fundedMilestones ?? 0)',
    without: 'return true',
  },
]

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
]

const shipmentStore = 'src/modules/shipments/shipments.store.ts'

/** The guards of the addresses to which products are sent. */
const guardsOfAddresses: readonly Mutation[] = [
  {
    title: 'only the sides of a deal read the address for its product',
    calls: ['brandShipment'],
    file: shipmentStore,
    guard: 'or(eq(deals.brandId, partyId), eq(deals.talentId, partyId))',
    without: 'undefined',
  },
  {
    title: 'only the sides of a deal change what is known of its product',
    calls: ['shipProduct'],
    file: shipmentStore,
    guard: "if (!deal || !isAllowed(deal)) fail('not_found')",
    without: "if (!deal) fail('not_found')",
  },
]

const blockRules = 'src/modules/blocks/blocks.rules.sql'
const openConversation = 'src/modules/conversations/open-conversation.ts'

/** The guards that keep blocked people apart; those in SQL are removed from the migrations of the test run. */
const guardsOfBlocks: readonly Mutation[] = [
  {
    title: 'someone blocked does not reach the blocker',
    calls: ['sendMessage'],
    file: blockRules,
    guard: '(blocker_id = one and blocked_id = other) or ',
    without: '',
  },
  {
    title: 'someone who has blocked a person does not reach them',
    calls: ['sendMessage'],
    file: blockRules,
    guard: ' or (blocker_id = other and blocked_id = one)',
    without: '',
  },
  {
    title: 'an agent of a blocked agency does not reach the brand',
    calls: ['agentApply'],
    file: blockRules,
    guard: "perform refuse_blocked(brand, nullif(current_setting('marquee.acting_agency', true), '')::uuid);",
    without: '',
  },
  {
    title: 'no application or invitation across a block',
    calls: ['apply', 'inviteTalent'],
    file: blockRules,
    guard: "(new.status in ('invited', 'submitted'))",
    without: '(false)',
  },
  {
    title: 'no edited application across a block',
    calls: ['editApplication'],
    file: blockRules,
    guard: 'insert or update of status, pitch on applications',
    without: 'insert on applications',
  },
  {
    title: 'no declined application is taken up again across a block',
    calls: ['manageApplicant'],
    file: blockRules,
    guard: 'insert or update of status, pitch on applications',
    without: 'insert or update of pitch on applications',
  },
  {
    title: 'no offer across a block',
    calls: ['sendOffer'],
    file: blockRules,
    guard: 'perform refuse_blocked_pair(o.brand_id, o.talent_id) from offers o where o.id = new.offer_id;',
    without: '',
  },
  {
    title: 'no counter-offer across a block',
    calls: ['counterOffer'],
    file: blockRules,
    guard: 'perform refuse_blocked_pair(o.brand_id, o.talent_id) from offers o where o.id = new.offer_id;',
    without: '',
  },
  {
    title: 'no acceptance across a block',
    calls: ['acceptOffer'],
    file: blockRules,
    guard: "(new.status = 'awaiting_payment' and new.status <> old.status)",
    without: '(false)',
  },
  {
    title: 'no request for approval of an acceptance across a block',
    calls: [],
    test: 'src/modules/offers/acceptance-refused.test.ts',
    file: blockRules,
    guard: '(new.consent_no is not null and new.consent_no is distinct from old.consent_no)',
    without: '(false)',
  },
  {
    title: 'no mandate across a block',
    calls: [],
    test: 'src/modules/blocks/blocks.test.ts',
    file: blockRules,
    guard: "when (new.status in ('invited', 'active')) execute function refuse_blocked_mandate()",
    without: 'when (false) execute function refuse_blocked_mandate()',
  },
  {
    title: 'no message across a block',
    calls: ['sendMessage'],
    file: blockRules,
    guard: 'on messages for each row when (new.author_id is not null) execute',
    without: 'on messages for each row when (false) execute',
  },
  {
    title: 'no edited message across a block',
    calls: ['editMessage'],
    file: blockRules,
    guard: 'new.deleted_at is null and new.text <> old.text',
    without: 'false',
  },
  {
    title: 'no reaction across a block',
    calls: ['reactToMessage'],
    file: blockRules,
    guard:
      'perform refuse_blocked_pair(c.brand_id, c.talent_id) from messages m join conversations c on c.id = m.conversation_id where m.id = new.message_id;',
    without: '',
  },
  {
    title: 'a brand opens no conversation across a block',
    calls: ['openConversation'],
    file: openConversation,
    guard: "if (isBetweenBlocked) fail('blocked')",
    without: '',
  },
  {
    title: 'a talent opens no conversation across a block',
    calls: ['talentOpenConversation'],
    file: openConversation,
    guard: "if (await isBlockedBetween({ ...between, agencyId: agencyOf(ctx.actor) })) fail('blocked')",
    without: '',
  },
  {
    title: 'an agent of a blocked agency opens no conversation',
    calls: ['agentOpenConversation'],
    file: openConversation,
    guard: '{ ...between, agencyId: agencyOf(ctx.actor) }',
    without: 'between',
  },
  {
    title: 'a campaign is hidden across a block',
    calls: ['openCampaign', 'agentCampaign'],
    file: 'src/modules/campaigns/load-campaign.ts',
    guard: "if (!takesPart && isAcrossBlock) fail('not_found')",
    without: '',
  },
  {
    title: 'a profile is hidden across a block',
    calls: ['talentDetails'],
    file: 'src/modules/talents/talents.store.ts',
    guard: 'hasOpenPage : mayMeet(',
    without: 'hasOpenPage : ((..._: unknown[]) => undefined)(',
  },
]

/** The guards about suspended accounts. */
const guardsOfSuspension: readonly Mutation[] = [
  ...(['brand', 'talent', 'agent'] as const).map((who) => ({
    title: `a suspended ${who} has no session`,
    calls: [`${who}Home`],
    file: 'src/modules/identity/session.ts',
    guard: "if (session?.status !== 'active' || session.role === 'adminProMax') return null",
    without: "if (!session || session.role === 'adminProMax') return null",
  })),
  {
    title: 'nothing is accepted while an account is suspended',
    calls: ['acceptOffer', 'brandManageCounter', 'agentAcceptOffer'],
    file: 'src/modules/offers/lock-to-accept.ts',
    guard: "isSuspended ? fail('party_suspended') : negotiation",
    without: 'isSuspended === null ? fail("party_suspended") : negotiation',
  },
  {
    title: 'the account of the brand is looked at',
    calls: ['acceptOffer'],
    file: 'src/modules/offers/sides.store.ts',
    guard: 'eq(accounts.id, on.select({ id: offers.brandId }).from(offers).where(eq(offers.id, id))),',
    without: '',
  },
  {
    title: 'the account of the talent is looked at',
    calls: ['brandManageCounter'],
    file: 'src/modules/offers/sides.store.ts',
    guard: 'eq(accounts.id, on.select({ id: offers.talentId }).from(offers).where(eq(offers.id, id))),',
    without: '',
  },
  {
    title: 'an agent’s acceptance looks at the account of the talent',
    calls: ['agentAcceptOffer'],
    file: 'src/modules/offers/lock-to-accept.ts',
    guard: 'actor.delegation ? null : actor.id',
    without: 'actor.id',
  },
]

/** Each is removed once, alone, and the permission tests of its calls, or its own test, must fail. */
export const mutations: readonly Mutation[] = [
  ...guardsOfMilestones,
  ...guardsOfAgents,
  ...guardsOfOperators,
  ...guardsOfAddresses,
  ...guardsOfBlocks,
  ...guardsOfSuspension,
  ...guardsOfTerms,
]
