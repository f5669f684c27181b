import { z } from 'zod'

/** A carrier, and its page about one parcel without the tracking number; null where there is none. */
interface Carrier {
  label: string
  trackingPage: `https://${string}` | null
}

/** The carriers of parcels in the United Kingdom. Links come from this table alone, never from typed text. */
export const carriers = {
  royal_mail: {
    label: 'Royal Mail',
    trackingPage: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  },
  parcelforce: {
    label: 'Parcelforce Worldwide',
    trackingPage: 'https://www.parcelforce.com/track-trace?trackNumber=',
  },
  evri: { label: 'Evri', trackingPage: 'https://www.evri.com/track/parcel/' },
  dpd: { label: 'DPD', trackingPage: 'https://track.dpd.co.uk/parcels/' },
  dhl: { label: 'DHL', trackingPage: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=' },
  yodel: { label: 'Yodel', trackingPage: 'https://www.yodel.co.uk/tracking/' },
  ups: { label: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  fedex: { label: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  other: { label: 'Another carrier', trackingPage: null },
} as const satisfies Record<string, Carrier>
export type CarrierKey = keyof typeof carriers

const isCarrier = (key: string): key is CarrierKey => Object.hasOwn(carriers, key)
const [first = 'other', ...others] = Object.keys(carriers).filter(isCarrier)
export const carrierKeys: [CarrierKey, ...CarrierKey[]] = [first, ...others]

const spaces = /[\s-]/g

/** Creates the schema of a tracking number: 6 to 35 letters and digits; spaces and hyphens are left out. */
export function trackingNumber() {
  return z
    .string('Please enter the tracking number.')
    .max(60, 'A tracking number has up to 35 letters and digits.')
    .overwrite((typed) => typed.replaceAll(spaces, '').toUpperCase())
    .regex(/^[A-Z0-9]{6,35}$/, 'A tracking number has 6 to 35 letters and digits.')
}

/** Returns the carrier’s page about a parcel; null where the carrier has none. */
export function trackingUrl(carrier: CarrierKey, trackingNo: string): string | null {
  const { trackingPage } = carriers[carrier]
  return trackingPage && `${trackingPage}${encodeURIComponent(trackingNo)}`
}
