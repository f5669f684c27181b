import { useAddressValues } from './use-address-values.ts'

/**
 * Reads and writes one URL parameter, so that reload, sharing and Back work for filters, tabs and open items.
 * Writing the fallback (or nothing) removes it. A change adds a history entry; `isQuiet` replaces instead,
 * for typing. Several may change in one go.
 */
export function useUrlState(
  name: string,
  fallback = '',
): [value: string, set: (value: string, isQuiet?: boolean) => void] {
  const { values, set } = useAddressValues()
  return [
    values.get(name) ?? fallback,
    (value, isQuiet = false) => set({ [name]: value === fallback ? '' : value }, isQuiet),
  ]
}
