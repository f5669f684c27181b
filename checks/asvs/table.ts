import { architecture } from './architecture.ts'
import { authentication } from './authentication.ts'
import { authorisation, signedTokens } from './authorisation.ts'
import { configuration } from './configuration.ts'
import { connections, cryptography } from './cryptography.ts'
import { encoding } from './encoding.ts'
import { files } from './files.ts'
import { frontend } from './frontend.ts'
import { interfaces } from './interfaces.ts'
import { logging } from './logging.ts'
import { logic } from './logic.ts'
import { dataProtection } from './protection.ts'
import type { Chapter } from './row.ts'
import { sessions } from './sessions.ts'

/** Every requirement of level 1 and 2 that applies to a product without LDAP, JNDI, OAuth, WebRTC and the like. */
export const chapters: readonly Chapter[] = [
  encoding,
  logic,
  frontend,
  interfaces,
  files,
  authentication,
  sessions,
  authorisation,
  signedTokens,
  cryptography,
  connections,
  configuration,
  dataProtection,
  architecture,
  logging,
]
