import { sessionCalls } from '@marquee/contract/calls/session'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError, errorText } from './api-error.ts'
import { deleteCookies } from './cookies.ts'
import { removeEncrypted } from './encrypted-storage.ts'
import { resetGlobalState } from './global-state.ts'
import { endPush } from './push.ts'
import { useSession } from './session.ts'
import { toast } from './toast.ts'

/**
 * Logs out in the order of specification section 4: server, client state and caches, the cookies user, token
 * and adminToken, then navigation to `/`. A failure shows its message and changes nothing; a session that had
 * ended before is cleared like any other, and its message is shown.
 */
export async function logOut(
  client: QueryClient,
  leave: () => void = () => window.location.assign('/'),
): Promise<void> {
  try {
    await call(sessionCalls.logout, {}, { endsSession: true })
  } catch (error) {
    toast.error(errorText(error))
    if (!(error instanceof ApiError && error.status === 401)) return
  }
  useSession.setState({ user: null, isLeaving: true })
  resetGlobalState()
  // Drafts, queued messages and incomplete uploads: every stored value begins with this.
  removeEncrypted('marquee.')
  client.clear()
  deleteCookies('user', 'token', 'adminToken')
  // The next user of this browser must not receive this account's notifications. An unreachable push service
  // does not block the log-out.
  await Promise.allSettled([endPush()])
  leave()
}
