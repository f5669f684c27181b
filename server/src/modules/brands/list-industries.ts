import type { brandListCalls } from '@marquee/contract/calls/lists'
import type { Act } from '../../platform/act.ts'
import { listIndustries } from './brands.store.ts'

/** Industries a brand chooses from, by name. */
export const showIndustries: Act<typeof brandListCalls.industries> = async () => ({
  items: await listIndustries(),
})
