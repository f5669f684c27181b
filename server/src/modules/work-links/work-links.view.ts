import type { Box } from '@marquee/contract/rules/boxes'

interface ShownComment {
  id: string
  name: string
  text: string
  fileId: string | null
  atMs: number | null
  box: Box | null
  createdAt: Date
  editedAt: Date | null
}

/** Returns the comment of a guest; their email address is in no reply. */
export function viewOutsideComment({ createdAt, editedAt, ...comment }: ShownComment) {
  const { id, name, text, fileId, atMs, box } = comment
  return {
    id,
    name,
    text,
    fileId,
    atMs,
    box,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}
