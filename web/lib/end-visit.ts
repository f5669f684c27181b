import { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { call } from './api.ts'
import { errorText } from './api-error.ts'
import { deleteCookies } from './cookies.ts'
import { removeEncrypted } from './encrypted-storage.ts'
import { resetGlobalState } from './global-state.ts'
import { useSession } from './session.ts'
import { toast } from './toast.ts'

/** Ends the visit of an operator to a user and opens the operators’ area. The operator stays signed in. */
export async function endVisit(): Promise<void> {
  try {
    const { adminUrl } = await call(supportVisitCalls.endVisit, {}, { endsSession: true })
    useSession.setState({ user: null, isLeaving: true })
    resetGlobalState()
    removeEncrypted('marquee.')
    deleteCookies('user', 'token')
    window.location.assign(adminUrl)
  } catch (error) {
    toast.error(errorText(error))
  }
}
