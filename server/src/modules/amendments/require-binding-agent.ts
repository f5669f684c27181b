import { fail } from '@marquee/contract/errors'
import type { Delegation } from '../../platform/handler.ts'

/**
 * A change accepts in advance what the brand may agree to, so an agent proposes none who may not accept alone
 * (domain, section 2, rule 5).
 */
export function requireBindingAgent(delegation: Delegation | undefined): void {
  if (delegation && (delegation.needsConsent || !delegation.mayAccept)) fail('change_needs_talent')
}
