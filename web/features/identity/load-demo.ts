import { signInCalls } from '@marquee/contract/calls/sign-in'
import type { Host } from '#lib/settings.ts'
import type { DemoAccounts } from './DemoSignIns.tsx'

/** Reads the accounts of the demo on the server. The sign-in works without, so a failed call is nothing known. */
export async function loadDemo(call: Host['call']): Promise<{ demo: DemoAccounts | null }> {
  return { demo: await call(signInCalls.demoAccounts, {}).catch(() => null) }
}
