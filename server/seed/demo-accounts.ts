import type { DemoAccount } from '../src/modules/identity/identity.ports.ts'

/** The one password of the demo market; the start prints it and the sign-in pages show it. Never in production. */
export const DEMO_PASSWORD = 'demo market 2026'

/** What a person calls each role. */
export const roleWords: Record<DemoAccount['role'], string> = {
  brand: 'brand',
  talent: 'talent',
  talentagent: 'talent agent',
}

/** The sign-ins shown to visitors, one per role that exists. */
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
