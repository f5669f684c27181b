import { useEffect, useState } from 'react'

/** A value once it has rested a moment, so that typing does not ask with every letter. */
export function useDebounced<Value>(value: Value, rest = 250): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
