import type { ServerEventName, ServerEvents } from '@marquee/contract/sockets'
import { useEffect, useEffectEvent } from 'react'

type Handlers = { [Name in ServerEventName]: Set<(news: ServerEvents[Name]) => void> }

const handlers: Handlers = {
  refresh: new Set(),
  message: new Set(),
  marks: new Set(),
  typing: new Set(),
  presence: new Set(),
}
const returns = new Set<() => void>()

/** Reacts to one kind of news until the given function is called. Knows nothing of sockets, so that it costs a page nothing. */
export function onServerEvent<Name extends ServerEventName>(
  name: Name,
  react: (news: ServerEvents[Name]) => void,
): () => void {
  const own: Set<(news: ServerEvents[Name]) => void> = handlers[name]
  own.add(react)
  return () => {
    own.delete(react)
  }
}

/** Tells the screens of this page what the server said, or what an answer of its own has just taught it. */
export function dispatchServerEvent<Name extends ServerEventName>(
  name: Name,
  news: ServerEvents[Name],
): void {
  const own: Set<(news: ServerEvents[Name]) => void> = handlers[name]
  for (const react of [...own]) react(news)
}

/** Reacts whenever the line stands again; news of the time without it has to be asked for. */
export function onReconnect(react: () => void): () => void {
  returns.add(react)
  return () => {
    returns.delete(react)
  }
}

export function notifyReconnect(): void {
  for (const react of [...returns]) react()
}

/** As `onServerEvent`, for as long as a component stands. The handler may change with each drawing. */
export function useServerEvent<Name extends ServerEventName>(
  name: Name,
  react: (news: ServerEvents[Name]) => void,
): void {
  const handle = useEffectEvent(react)
  useEffect(() => onServerEvent(name, (news) => handle(news)), [name])
}
