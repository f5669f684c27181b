import { type ToShip as Item, shipmentCalls } from '@marquee/contract/calls/shipments'
import { addressLines } from '@marquee/contract/rules/postal-address'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { saveFile } from '#lib/use-csv-download.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { Address } from './ProductFacts.tsx'
import { useToShip } from './shipments.queries.ts'

interface ToShipProps {
  /** Only of this campaign; of all without it. */
  campaignId?: string
  pathOf: (dealId: string) => string
}

/** What the brand is to ship, the earliest deadline first, with the addresses as a file. */
export function ToShip({ campaignId, pathOf }: ToShipProps) {
  const pages = useToShip(campaignId)
  return (
    <LoadedPages
      pages={pages}
      skeleton={<RowsSkeleton count={3} />}
      empty={
        <EmptyState title="Nothing to ship">
          A product appears here as soon as its talent has given an address.
        </EmptyState>
      }
    >
      {(items) => (
        <Stack gap={20}>
          <Cluster align="end">
            <DownloadAddresses campaignId={campaignId} />
          </Cluster>
          <DataTable
            caption="Products to ship"
            items={items}
            keyOf={({ dealId }) => dealId}
            toOf={({ dealId }) => pathOf(dealId)}
            columns={columnsWith(pathOf)}
          />
        </Stack>
      )}
    </LoadedPages>
  )
}

const columnsWith = (pathOf: ToShipProps['pathOf']) => [
  { label: 'Talent', cell: ({ talent }: Item) => talent.displayName },
  { label: 'Campaign', cell: ({ campaignTitle }: Item) => campaignTitle },
  {
    label: 'Product',
    cell: ({ product, option }: Item) => (option ? `${product.name}, ${option}` : product.name),
  },
  {
    label: 'Address',
    cell: ({ address }: Item) =>
      address ? <Address lines={addressLines(address)} phone={address.phone} /> : 'Hidden',
  },
  {
    label: 'Ship by',
    cell: ({ dueAt, isLate }: Item) =>
      dueAt && (
        <>
          <RelativeTime at={dueAt} /> {isLate && <Status tone="warning">Late</Status>}
        </>
      ),
  },
  {
    label: '',
    cell: ({ dealId, talent }: Item) => (
      <ButtonLink size="small" to={pathOf(dealId)} aria-label={`Ship to ${talent.displayName}`}>
        Ship
      </ButtonLink>
    ),
  },
]

/** Saves the addresses as a file for the label printer of the brand; the download is recorded. */
function DownloadAddresses({ campaignId }: Pick<ToShipProps, 'campaignId'>) {
  const download = useCallMutation(shipmentCalls.exportAddresses, {
    success: null,
    onSuccess: ({ name, csv, count, isComplete }) => {
      saveFile(name, csv)
      if (!isComplete) toast.warning(`The file has the ${count} addresses with the earliest deadlines.`)
    },
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate(campaignId ? { campaignId } : {})}>
      Download addresses as CSV
    </Button>
  )
}
