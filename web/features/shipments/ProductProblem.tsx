import type { Shipment } from '@marquee/contract/calls/shipments'
import { problemKinds } from '@marquee/contract/lifecycles/shipment'
import { Callout } from '#ui/Callout.tsx'
import { MediaViewer } from '#ui/MediaViewer.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Stack } from '#ui/Stack.tsx'

/** What the talent has reported about the product, with photos. */
export function ProductProblem({ problem }: { problem: NonNullable<Shipment['problem']> }) {
  return (
    <Stack gap={12}>
      <Callout tone="warning">
        <strong>{problemKinds[problem.kind]}.</strong> {problem.note} Reported{' '}
        <RelativeTime at={problem.at} />.
      </Callout>
      {problem.files.map((file) => (
        <MediaViewer
          key={file.id}
          name={file.name}
          mime={file.mime}
          url={file.previewUrl ?? file.url}
          poster={file.posterUrl}
        />
      ))}
    </Stack>
  )
}
