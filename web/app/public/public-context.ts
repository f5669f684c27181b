import type { Content } from '@marquee/contract/content/schemas'
import { useOutletContext } from 'react-router'
import type { Company } from '#features/legal/CompanyFacts.tsx'

/** What the layout of the public pages loads for all of them. */
export interface PublicContext {
  settings: Content<'settings'>
  /** The company that runs the market; null while it could not be loaded. */
  company: Company | null
  /** The data and the company are those of the demo. */
  isDemo: boolean
}

/** Returns what the layout has loaded, for a page inside it. */
export const usePublicContext = () => useOutletContext<PublicContext>()
