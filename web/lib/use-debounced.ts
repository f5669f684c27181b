import { useEffect, useState } from 'react'

/**
 * Returns a value once it has not changed for a while, so that typing does not send a request per character.
 */
export function useDebounced<Value>(value: Value, rest = 250): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
