import { create } from 'zustand'

/** Whether the server is reachable. The socket and the browser both report; the socket is more reliable. */
export const useConnection = create<{ isOnline: boolean }>(() => ({ isOnline: true }))

export function setOnline(isOnline: boolean): void {
  if (useConnection.getState().isOnline !== isOnline) useConnection.setState({ isOnline })
}
