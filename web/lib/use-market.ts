import { settingsCalls } from '@marquee/contract/calls/settings'
import { useCallQuery } from './use-call-query.ts'

/** Reads the marketplace settings that affect prices and deadlines. */
export function useMarket() {
  return useCallQuery(['settings'], settingsCalls.marketSettings, {})
}
