import type { NoFee } from '@marquee/contract/calls/outside-talents'
import { describeNoFee } from '@marquee/contract/rules/outside-talents'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'

interface NoFeeNoteProps {
  side: Viewer
  noFee: NoFee
  brand: string
  talent: string
}

/** Why these terms carry no fee, and until when new ones do. */
export function NoFeeNote({ side, noFee, brand, talent }: NoFeeNoteProps) {
  return (
    <Callout tone="good">
      <p>{describeNoFee({ side, brand, talent, until: noFee.until })}</p>
      {!noFee.isActive && <p>This has ended. Terms that were sent before keep the 0% fee.</p>}
    </Callout>
  )
}
