import { useEffect, useRef, useState } from 'react'
import { emitClientEvent } from '#lib/socket-connection.ts'
import { useServerEvent } from '#lib/socket-events.ts'

/** Minimum interval between typing events and how long one is shown, in milliseconds. */
const sendIntervalMs = 3_000
const shownForMs = 5_000

/** Returns a function that emits a typing event; call it on each keystroke. */
export function useSendTyping(conversationId: string): () => void {
  const lastSentAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - lastSentAt.current < sendIntervalMs) return
    lastSentAt.current = now
    emitClientEvent('typing', { conversationId })
  }
}

/** Returns who is typing as a sentence; empty when nobody is. */
export function useTypingText(conversationId: string, me: string): string {
  const [typing, setTyping] = useState<readonly { accountId: string; name: string }[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const stop = (accountId: string) => {
    clearTimeout(timers.current.get(accountId))
    timers.current.delete(accountId)
    setTyping((all) => all.filter((one) => one.accountId !== accountId))
  }
  useServerEvent('typing', (event) => {
    if (event.conversationId !== conversationId || event.accountId === me) return
    clearTimeout(timers.current.get(event.accountId))
    timers.current.set(
      event.accountId,
      setTimeout(() => stop(event.accountId), shownForMs),
    )
    setTyping((all) => [
      ...all.filter((one) => one.accountId !== event.accountId),
      { accountId: event.accountId, name: event.name },
    ])
  })
  useServerEvent('message', ({ message }) => {
    if (message?.authorId && timers.current.has(message.authorId)) stop(message.authorId)
  })
  useEffect(() => {
    const { current: all } = timers
    return () => {
      for (const timer of all.values()) clearTimeout(timer)
    }
  }, [])
  return describeTyping(typing.map(({ name }) => name))
}

/** "Maya is typing", "Maya and Sam are typing", or "Several people are typing". */
export function describeTyping(names: readonly string[]): string {
  const [first, second, third] = names
  if (!first) return ''
  if (third) return 'Several people are typing'
  return second ? `${first} and ${second} are typing` : `${first} is typing`
}
