interface Turn {
  stop: AbortController
  ended: Promise<unknown>
}

/**
 * Returns a function that runs one request of an upload at a time, in the order in which they came. A request tells the one before it to stop, whose
 * connection may be dead although nothing has noticed it. `run` gets the signal that ends it and whether it waited for another.
 */
export function takingTurns() {
  const turns = new Map<string, Turn>()
  return async function inTurn<T>(
    id: string,
    run: (signal: AbortSignal, hasWaited: boolean) => Promise<T>,
  ): Promise<T> {
    const before = turns.get(id)
    before?.stop.abort()
    const stop = new AbortController()
    const result = (async () => {
      await before?.ended
      return run(stop.signal, before !== undefined)
    })()
    const turn = { stop, ended: result.catch(() => undefined) }
    turns.set(id, turn)
    try {
      return await result
    } finally {
      if (turns.get(id) === turn) turns.delete(id)
    }
  }
}
