import type { ServerEventName, ServerEvents } from '@marquee/contract/sockets'
import { useEffect, useEffectEvent } from 'react'

type Handlers = { [Name in ServerEventName]: Set<(event: ServerEvents[Name]) => void> }

const handlers: Handlers = {
  refresh: new Set(),
  message: new Set(),
  receipts: new Set(),
  typing: new Set(),
  presence: new Set(),
}
const returns = new Set<() => void>()

export function isServerEventName(name: string): name is ServerEventName {
  return name in handlers
}

/**
 * Registers a handler for one server event; returns a function that removes it. Does not import the socket,
 * so that it costs a page nothing.
 */
export function onServerEvent<Name extends ServerEventName>(
  name: Name,
  react: (event: ServerEvents[Name]) => void,
): () => void {
  const own: Set<(event: ServerEvents[Name]) => void> = handlers[name]
  own.add(react)
  return () => {
    own.delete(react)
  }
}

/** Passes a server event, or the same data from a response, to the handlers of this page. */
export function dispatchServerEvent<Name extends ServerEventName>(
  name: Name,
  event: ServerEvents[Name],
): void {
  const own: Set<(event: ServerEvents[Name]) => void> = handlers[name]
  for (const react of [...own]) react(event)
}

/**
 * Registers a handler for reconnects; events missed meanwhile must be fetched. Returns a function that
 * removes it.
 */
export function onReconnect(react: () => void): () => void {
  returns.add(react)
  return () => {
    returns.delete(react)
  }
}

export function notifyReconnect(): void {
  for (const react of [...returns]) react()
}

/** Like `onServerEvent`, while a component is mounted. The handler may change with each render. */
export function useServerEvent<Name extends ServerEventName>(
  name: Name,
  react: (event: ServerEvents[Name]) => void,
): void {
  const handle = useEffectEvent(react)
  useEffect(() => onServerEvent(name, (event) => handle(event)), [name])
}
