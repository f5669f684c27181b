import type { brandListCalls } from '@marquee/contract/calls/lists'
import type { Handler } from '../../platform/handler.ts'
import { listIndustries } from './brands.store.ts'

/** Returns the industries a brand chooses from, by name. */
export const getIndustries: Handler<typeof brandListCalls.industries> = async () => ({
  items: await listIndustries(),
})
