import type { OfferDetails } from '@marquee/contract/calls/offers'
import { useState } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { EndOfferDialog } from './EndOfferDialog.tsx'

/** The button that ends an offer, with a confirmation. */
export function EndOfferButton({ side, offer, label }: { side: Viewer; offer: OfferDetails; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <EndOfferDialog side={side} offer={offer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
