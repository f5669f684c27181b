/** The URL parameters of the open conversation and message; the others filter the list. */
const openItem = ['conversation', 'message']

export interface Address {
  pathname: string
  search: string
}

/**
 * Returns the address of a conversation, or of the list, and keeps the list's filters. `path` may have a
 * query of its own, as inside a campaign's workspace. With `no`, the conversation opens at that message.
 */
export function conversationAddress(path: string, search: string, no?: number): Address {
  const [pathname = '', own] = path.split('?')
  const params = new URLSearchParams(search)
  for (const name of openItem) params.delete(name)
  for (const [name, value] of new URLSearchParams(own)) params.set(name, value)
  if (no !== undefined) params.set('message', String(no))
  return { pathname, search: params.toString() }
}
