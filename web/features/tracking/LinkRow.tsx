import type { TrackingLink } from '@marquee/contract/calls/tracking'
import { linkStates } from '@marquee/contract/rules/tracking'
import { formatCount } from '@marquee/contract/rules/wording'
import type { ReactNode } from 'react'
import { toast } from '#lib/toast.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { Row } from '#ui/Row.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './Tracking.module.css'

interface LinkRowProps {
  link: TrackingLink
  /** The deliverable that it was made for; null for the whole deal. */
  purpose: string | null
  onShowQr: () => void
  /** What the brand may do besides. */
  more?: ReactNode
}

/** One tracking link: its short address, where it leads, its counts, and what one does with it. */
export function LinkRow({ link, purpose, onShowQr, more }: LinkRowProps) {
  const short = withoutScheme(link.shortUrl)
  const { label, tone } = linkStates[link.state]
  const facts = [
    ...(purpose ? [purpose] : []),
    ...(link.discountCode ? [`Code ${link.discountCode}`] : []),
    `leads to ${pageOf(link.target)}`,
    ...(link.state === 'waiting' ? ['we check this website first, usually within a day'] : []),
    ...(link.reason ? [link.reason] : []),
  ]
  return (
    <Row
      title={short}
      detail={<span className={classes.target}>{facts.join(' · ')}</span>}
      state={<Status tone={tone}>{label}</Status>}
      time={
        link.clicks === 0
          ? 'No clicks yet'
          : `${formatCount(link.clicks, 'click')}, ${formatCount(link.visitors, 'visitor')}`
      }
      action={
        <>
          <Button size="small" aria-label={`Copy link ${short}`} onClick={() => void copy(link.shortUrl)}>
            Copy link
          </Button>
          <Button size="small" kind="quiet" aria-label={`QR code of ${short}`} onClick={onShowQr}>
            QR code
          </Button>
          {more}
        </>
      }
    />
  )
}

/** The QR code of a link in a window; closed without a link. */
export function QrDialog({ link, onClose }: { link: TrackingLink | null; onClose: () => void }) {
  const short = withoutScheme(link?.shortUrl ?? '')
  return (
    <Dialog isOpen={link !== null} onClose={onClose} title="QR code">
      {link && (
        <Stack>
          <img className={classes.qr} src={link.qrUrl} alt={`QR code of ${short}`} />
          <p>Scanning it opens {short} and counts as a click.</p>
          <DownloadLink href={link.qrUrl} name={short} file={`qr-${short.split('/').at(-1)}.svg`}>
            Download
          </DownloadLink>
        </Stack>
      )}
    </Dialog>
  )
}

/** Returns the page of an address without its parameters. */
const pageOf = (address: string): string => withoutScheme(address.split(/[?#]/)[0] ?? '')

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '')

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied.')
  } catch {
    // Some browsers block copying; the address is in the row.
    toast.warning(`Copying is blocked by your browser. Copy the link here: ${url}`)
  }
}
