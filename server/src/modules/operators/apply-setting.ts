import { emit } from '../../platform/events/events.ts'
import {
  lockSettingChange,
  type SettingChange,
  saveSetting,
  updateSettingChange,
} from '../settings/settings.store.ts'

/** Applies a planned change at its moment; does nothing when it was cancelled. */
export async function applySettingChange(changeId: string): Promise<void> {
  const change = await lockSettingChange(changeId)
  if (change?.status !== 'planned') return
  await updateSettingChange(change.id, 'applied')
  await applyValue(change)
}

/** Saves the value of a change and tells the modules that act on it. */
export async function applyValue({ key, value }: SettingChange): Promise<void> {
  await saveSetting(key, value)
  await emit('settings.changed', { key, isOn: value === true })
}
