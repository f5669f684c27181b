import { randomUUID } from 'node:crypto'
import type { OperatorSettings, operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import { fail, failField } from '@marquee/contract/errors'
import {
  type MarketSettingKey,
  type MarketSettingValue,
  marketSettingKeys,
  marketSettingSchemas,
} from '@marquee/contract/rules/market-settings'
import type { Handler } from '../../platform/handler.ts'
import { startOfDay } from '../../platform/time/day.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import {
  createSettingChange,
  listSettingChanges,
  lockSettingChange,
  type SettingChange,
  updateSettingChange,
} from '../settings/settings.store.ts'
import { applyValue } from './apply-setting.ts'
import { recordOperatorAct } from './audit.ts'
import { loadOperatorNames } from './operator-names.store.ts'

const YEAR_MS = 365 * 86_400_000

/** Returns every setting with its value, and the last changes. */
export const getOperatorSettings: Handler<typeof operatorSettingCalls.operatorSettings> = () =>
  viewOperatorSettings()

/** Changes a setting now, or plans its change. Fails at `value` and `effectiveOn` for what is not possible. */
export const changeSetting: Handler<typeof operatorSettingCalls.changeSetting> = async (
  ctx,
  { key, value, effectiveOn, reason },
) => {
  const startsAt = effectiveOn ? startOfDay(effectiveOn) : ctx.now
  const planned = startsAt > ctx.now ? startsAt : null
  if (planned && planned.getTime() > ctx.now.getTime() + YEAR_MS)
    failField('effectiveOn', 'Choose a day within the next year.')
  const change: SettingChange = {
    id: randomUUID(),
    key,
    value: validValue(key, value),
    status: planned ? 'planned' : 'applied',
    effectiveAt: planned ?? ctx.now,
    operatorId: ctx.actor.id,
    reason,
    createdAt: ctx.now,
  }
  const before = (await readMarketSettings())[key]
  await createSettingChange(change)
  if (change.status === 'applied') await applyValue(change)
  else await scheduleTimer('setting change', change.id, 'apply', change.effectiveAt)
  await recordOperatorAct(ctx, {
    action: 'changeSetting',
    reason,
    details: {
      key,
      before: JSON.stringify(before),
      after: JSON.stringify(change.value),
      effectiveAt: change.effectiveAt.toISOString(),
    },
  })
  return viewOperatorSettings()
}

/** Cancels a planned change. Fails with `wrong_state` when it was applied or cancelled before. */
export const cancelSettingChange: Handler<typeof operatorSettingCalls.cancelSettingChange> = async (
  ctx,
  { changeId, reason },
) => {
  const change = (await lockSettingChange(changeId)) ?? fail('not_found')
  if (change.status !== 'planned') fail('wrong_state', { state: change.status })
  await updateSettingChange(change.id, 'cancelled')
  await recordOperatorAct(ctx, { action: 'cancelSettingChange', reason, details: { key: change.key } })
  return viewOperatorSettings()
}

/** Returns the value as the setting stores it. Fails at `value` when the setting does not take it. */
function validValue(key: MarketSettingKey, value: unknown): MarketSettingValue {
  const parsed = marketSettingSchemas[key].safeParse(value)
  return parsed.success
    ? parsed.data
    : failField('value', parsed.error.issues[0]?.message ?? 'This value is not possible.')
}

async function viewOperatorSettings(): Promise<OperatorSettings> {
  const [values, changes, names] = await Promise.all([
    readMarketSettings(),
    listSettingChanges(),
    loadOperatorNames(),
  ])
  return {
    settings: marketSettingKeys.map((key) => ({
      key,
      value: values[key],
      isDefault: JSON.stringify(values[key]) === JSON.stringify(marketSettingSchemas[key].parse(undefined)),
    })),
    changes: changes.map((change) => ({
      id: change.id,
      key: change.key,
      value: change.value,
      status: change.status,
      effectiveAt: change.effectiveAt.toISOString(),
      by: names.get(change.operatorId) ?? 'A former operator',
      reason: change.reason,
      at: change.createdAt.toISOString(),
    })),
  }
}
