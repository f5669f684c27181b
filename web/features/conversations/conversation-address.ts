/** What says in an address which conversation and which message are open; the rest says what the list shows. */
const openItem = ['talk', 'message']

export interface Address {
  pathname: string
  search: string
}

/**
 * Where a conversation stands, or the list of all, with the list going on to show what it shows. `path` may hold a query of its own, as
 * inside a campaign's workspace. With `no`, the conversation opens at that message.
 */
export function conversationAddress(path: string, search: string, no?: number): Address {
  const [pathname = '', own] = path.split('?')
  const params = new URLSearchParams(search)
  for (const name of openItem) params.delete(name)
  for (const [name, value] of new URLSearchParams(own)) params.set(name, value)
  if (no !== undefined) params.set('message', String(no))
  return { pathname, search: params.toString() }
}
