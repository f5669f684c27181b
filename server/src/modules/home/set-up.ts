import type { homeCalls, SetUp } from '@marquee/contract/calls/home'
import { fail } from '@marquee/contract/errors'
import { type SetUpRole, setUpKeysOf } from '@marquee/contract/rules/set-up'
import type { Actor, Handler } from '../../platform/handler.ts'
import { findAgentSetUp, findBrandSetUp, findTalentSetUp, saveSetUpDismissal } from './set-up.store.ts'

/** Returns the set-up steps of the account; they are computed from its data, so an undone step returns. */
export const getSetUp: Handler<typeof homeCalls.setUp> = (ctx) => loadSetUp(ctx.actor)

/** Hides or shows the set-up steps on home. */
export const dismissSetUp: Handler<typeof homeCalls.dismissSetUp> = async (ctx, { isDismissed }) => {
  const setUp = await loadSetUp(ctx.actor)
  await saveSetUpDismissal(ctx.actor.id, isDismissed)
  return { ...setUp, isDismissed }
}

async function loadSetUp({ id, role }: Actor): Promise<SetUp> {
  if (role === 'brand') {
    const { draft, inReview, isDismissed, ...done } = (await findBrandSetUp(id)) ?? fail('wrong_role')
    return { steps: stepsOf('brand', done), isDismissed, draft, inReview }
  }
  const { isDismissed, ...done } =
    (role === 'talent' ? await findTalentSetUp(id) : await findAgentSetUp(id)) ?? fail('wrong_role')
  return {
    steps: stepsOf(role === 'talent' ? 'talent' : 'talentagent', done),
    isDismissed,
    draft: null,
    inReview: null,
  }
}

/** Returns the steps of a role in their order; the account of a signed-in reader exists and is confirmed. */
function stepsOf(role: SetUpRole, done: Readonly<Record<string, boolean>>): SetUp['steps'] {
  return setUpKeysOf(role).map((key) => ({ key, isDone: key === 'account' || done[key] === true }))
}
