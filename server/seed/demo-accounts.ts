import type { DemoAccount } from '../src/modules/identity/identity.ports.ts'

/**
 * The password of every demo account; printed at the start and shown on the sign-in pages. Never used in
 * production.
 */
export const DEMO_PASSWORD = 'demo market 2026'

/** The name of each role on screen. */
export const roleLabels: Record<DemoAccount['role'], string> = {
  brand: 'brand',
  talent: 'talent',
  talentagent: 'talent agent',
}

/** The sign-ins shown to visitors, one per role. */
export const shownAccounts: DemoAccount[] = [
  { role: 'brand', name: 'Glow Botanics', email: 'glow@demo.example', password: DEMO_PASSWORD },
  { role: 'talent', name: 'Maya Okafor', email: 'maya.okafor0@demo.example', password: DEMO_PASSWORD },
  {
    role: 'talentagent',
    name: 'Ida Larkfield, Larkfield Talent',
    email: 'larkfield@demo.example',
    password: DEMO_PASSWORD,
  },
]
