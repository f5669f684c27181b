import { identityCalls } from '@marquee/contract/calls/identity'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError, errorText } from './api-error.ts'
import { deleteCookies } from './cookies.ts'
import { removeEncrypted } from './encrypted-storage.ts'
import { resetGlobalState } from './global-state.ts'
import { outboxPrefix } from './has-queued.ts'
import { endPush } from './push.ts'
import { useSession } from './session.ts'
import { toast } from './toast.ts'

/**
 * The log-out sequence of specification section 4: the server first, then client state and caches, the cookies user, token and
 * adminToken, and the way to `/`. A failure shows its message and leaves everything as it was; a session that was over already is none.
 */
export async function logOut(
  client: QueryClient,
  leave: () => void = () => window.location.assign('/'),
): Promise<void> {
  try {
    await call(identityCalls.logout, {})
  } catch (fault) {
    if (!(fault instanceof ApiError && fault.status === 401)) {
      toast.error(errorText(fault))
      return
    }
  }
  useSession.setState({ user: null, isLeaving: true })
  resetGlobalState()
  removeEncrypted('marquee.draft.')
  removeEncrypted(outboxPrefix)
  client.clear()
  deleteCookies('user', 'token', 'adminToken')
  // Whoever uses this browser next shall not be shown this account's news. A push service that is out of reach keeps nobody here.
  await Promise.allSettled([endPush()])
  leave()
}
