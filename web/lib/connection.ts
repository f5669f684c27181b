import { create } from 'zustand'

/** Whether the server can be reached. The socket and the browser both report; the socket knows better. */
export const useConnection = create<{ isOnline: boolean }>(() => ({ isOnline: true }))

export function setOnline(isOnline: boolean): void {
  if (useConnection.getState().isOnline !== isOnline) useConnection.setState({ isOnline })
}
