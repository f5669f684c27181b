import { InvalidConfigError } from './config.ts'
import { hasAccountsIn } from './modules/identity/identity.store.ts'

/** The domain of all demo accounts, whose password everybody knows. */
const demoDomain = 'demo.example'

/** Throws `InvalidConfigError` when the database holds accounts of the demo. For production, before it listens. */
export async function requireNoDemoAccounts(): Promise<void> {
  if (await hasAccountsIn(demoDomain))
    throw new InvalidConfigError(
      'Marquee cannot start: this database was filled with demo accounts, whose password is public. Use an empty one.',
    )
}
