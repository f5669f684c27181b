import { useSearchParams } from 'react-router'

/**
 * Reads and writes one URL parameter, so that reload, sharing and Back work for filters, tabs and open items.
 * Writing the fallback (or nothing) removes it. A change adds a history entry; `isQuiet` replaces instead,
 * for typing.
 */
export function useUrlState(
  name: string,
  fallback = '',
): [value: string, set: (value: string, isQuiet?: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string, isQuiet = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === fallback) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: isQuiet, preventScrollReset: true },
    )
  return [params.get(name) ?? fallback, set]
}
