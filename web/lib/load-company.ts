import type { CallOutput } from '@marquee/contract/call'
import { figureCalls } from '@marquee/contract/calls/figures'
import { settingsCalls } from '@marquee/contract/calls/settings'
import type { Host } from './settings.ts'

type Company = CallOutput<typeof settingsCalls.marketSettings>['platform']

/** The company that runs the market, null while it is not known, and whether company and data are those of the demo. */
export interface LoadedCompany {
  company: Company | null
  isDemo: boolean
}

/** Loads on the server who runs the market. */
export async function loadCompany(call: Host['call']): Promise<LoadedCompany> {
  const [market, figures] = await Promise.all([
    call(settingsCalls.marketSettings, {}),
    call(figureCalls.marketFigures, {}),
  ])
  return { company: market?.platform ?? null, isDemo: figures?.isDemo === true }
}

/**
 * Returns who runs the market in one line, as UK law asks of the website of a company (Companies Act 2006, section 82); null while it
 * is not known.
 */
export function describeCompany({ company, isDemo }: LoadedCompany): string | null {
  if (!company) return null
  const { name, address, companyNumber } = company
  const place = address.split('\n').join(', ')
  const facts = [name, companyNumber && `company number ${companyNumber}`, place].filter(Boolean).join(', ')
  return isDemo ? `${facts}. These are demo details.` : facts
}
