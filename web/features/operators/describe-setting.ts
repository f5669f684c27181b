import {
  type MarketSettingKey,
  type MarketSettingValue,
  marketSettingRows,
} from '@marquee/contract/rules/market-settings'

/** Returns a value as people read it: "20 %", "72 hours", "Every campaign", "On", "Marquee". */
export function describeSetting(key: MarketSettingKey, value: MarketSettingValue): string {
  const { control } = marketSettingRows[key]
  if (typeof value === 'object') return value.name
  if (control.kind === 'choice') return control.labels[String(value)] ?? String(value)
  if (control.kind === 'number') return `${Number(value) / control.scale} ${control.unit}`.replace(' %', '%')
  return value === true ? 'On' : 'Off'
}
