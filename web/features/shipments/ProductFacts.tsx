import type { Shipment } from '@marquee/contract/calls/shipments'
import { carriers } from '@marquee/contract/rules/carriers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { addressLines } from '@marquee/contract/rules/postal-address'
import type { ReactNode } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { KeyValues } from '#ui/KeyValues.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import classes from './shipments.module.css'

/** What is sent, where it goes, and where the parcel is. */
export function ProductFacts({ side, shipment }: { side: Viewer; shipment: Shipment }) {
  const { product, option, address, parcel, code, shippedAt, returnTo, returnParcel, currency } = shipment
  const worth = product.value > 0 ? ` (worth ${formatMoney(product.value, currency)})` : ''
  return (
    <KeyValues
      rows={[
        { label: 'Sent by the brand', value: `${product.name}${worth}` },
        ...row('Size or variant', option),
        ...row('Address', address && <Address lines={addressLines(address)} phone={address.phone} />),
        ...row('Parcel', parcel && <Parcel parcel={parcel} />),
        ...row('Code', code),
        ...row('Shipped', shippedAt && <RelativeTime at={shippedAt} />),
        ...row('Return', product.mustReturn && returnNote(side)),
        ...row('Return to', returnTo && <span className={classes.lines}>{returnTo}</span>),
        ...row('Return parcel', returnParcel && <Parcel parcel={returnParcel} />),
      ]}
    />
  )
}

const row = (label: string, value: ReactNode) => (value ? [{ label, value }] : [])

const returnNote = (side: Viewer): string =>
  side === 'brand' ? 'The talent sends it back after the work' : 'To be sent back after the work'

/** An address in lines, as it is written on a parcel. */
export function Address({ lines, phone }: { lines: readonly string[]; phone: string }) {
  return <address className={classes.lines}>{[...lines, phone].filter(Boolean).join('\n')}</address>
}

function Parcel({ parcel: { carrier, trackingNo, url } }: { parcel: NonNullable<Shipment['parcel']> }) {
  const { label } = carriers[carrier]
  if (!url) return `${label}, ${trackingNo}`
  return (
    <>
      {label},{' '}
      <a className={classes.track} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {trackingNo}
      </a>
    </>
  )
}
