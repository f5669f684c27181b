import { useSearchParams } from 'react-router'

/**
 * Filters, tabs and open items live in the address, so that reload, sharing and Back do what people expect. Reads one name; writing
 * the fallback (or nothing) removes it. A change of tab is a step back can undo; `isQuiet` replaces instead, for typing.
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
