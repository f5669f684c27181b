import { FileDrop } from '#ui/FileDrop.tsx'
import type { useEvidence } from './use-evidence.ts'

/** Where a person adds evidence to a statement. */
export function EvidenceDrop({ evidence }: { evidence: ReturnType<typeof useEvidence> }) {
  return (
    <FileDrop
      uploads={evidence.uploads}
      label="Drag evidence here or choose files"
      hint="Optional: images, videos and sound up to 500 MB."
      accept="image/*,video/*,audio/*"
    />
  )
}
