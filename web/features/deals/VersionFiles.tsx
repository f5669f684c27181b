import type { Submission } from '@marquee/contract/calls/submissions'
import { formatSize } from '#lib/uploads/speed.ts'
import type { Viewer } from '#lib/viewer.ts'
import { BoxedMedia } from '#ui/boxes/BoxedMedia.tsx'
import type { PlacedBox, Seek } from '#ui/boxes/placed-box.ts'
import { Cluster } from '#ui/Cluster.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { ReportFileButton } from '#ui/reports/ReportFileButton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { markedFile } from './marked-file.ts'
import type { ChangeRequest } from './use-change-request.ts'

interface VersionFilesProps {
  files: Submission['files']
  side: Viewer
  boxes: readonly PlacedBox[]
  activeId: string | null
  onActivate: (id: string) => void
  seek: Seek | null
  /** The changes that are being written about these files; absent while none are. */
  request?: ChangeRequest | undefined
}

/** The files of one version with the boxes on them, and the box that is being drawn. */
export function VersionFiles({ files, side, boxes, activeId, onActivate, seek, request }: VersionFilesProps) {
  return files.map((file) => (
    <Stack key={file.id} gap={8}>
      <BoxedMedia
        file={markedFile(file)}
        boxes={boxes.filter(({ fileId }) => fileId === file.id)}
        activeId={activeId}
        onActivate={onActivate}
        seek={seek}
        editor={editorOf(file.id, request)}
      />
      <Cluster>
        <DownloadLink href={file.url} name={file.name}>
          {`Download original, ${formatSize(file.bytes)}`}
        </DownloadLink>
        {side === 'brand' && <ReportFileButton file={file} />}
      </Cluster>
    </Stack>
  ))
}

/** Returns what draws the box of a change on this file; undefined while none is drawn. */
function editorOf(fileId: string, request: ChangeRequest | undefined) {
  const index = request?.drafts.findIndex(({ key }) => key === request.drawing) ?? -1
  const draft = request?.drafts[index]
  if (!request || !draft) return undefined
  return {
    box: draft.fileId === fileId ? draft.box : null,
    number: index + 1,
    onChange: (place: Parameters<ChangeRequest['place']>[2]) => request.place(draft.key, fileId, place),
  }
}
