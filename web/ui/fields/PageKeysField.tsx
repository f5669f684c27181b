import { useState } from 'react'
import { savePageKeys, usesPageKeys } from '#lib/page-keys.ts'
import { CheckField } from './CheckField.tsx'

/** Turns the single keys that act on the whole page on and off, in this browser. */
export function PageKeysField() {
  const [areOn, setOn] = useState(usesPageKeys)
  return (
    <CheckField
      label="Use single keys"
      hint="J and K move through a list, and / goes to the search field. Saved in this browser only."
      value={areOn}
      onChange={(on) => {
        savePageKeys(on)
        setOn(on)
      }}
    />
  )
}
