import { publicUrl } from '../../platform/http/public-url.ts'
import { runtimeState } from '../../platform/runtime.ts'

const state = runtimeState<{ url: string | null }>(() => ({ url: null }))

/** Sets the address of the operators’ own host; once at start. Without one their area is at `/admin` of users’ host. */
export function setOperatorArea(url: string | undefined): void {
  state().url = url ?? null
}

/** Returns whether operators have a host of their own. */
export const hasOwnHost = (): boolean => state().url !== null

/** Returns the address of a page of the operators’ area, such as `/admin/users`. */
export function operatorUrl(path: `/${string}`): string {
  const { url } = state()
  return url === null ? publicUrl(path) : `${url}${path}`
}
