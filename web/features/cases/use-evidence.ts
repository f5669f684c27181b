import { useUploads } from '#lib/uploads/use-uploads.ts'

/** The evidence that a person adds to a statement, kept under this name until it is sent. */
export function useEvidence(name: string) {
  const uploads = useUploads(name)
  return {
    uploads,
    fileIds: uploads.uploads.flatMap(({ stored }) => (stored ? [stored.id] : [])),
    isUploading: uploads.uploads.some(({ status }) => status !== 'done'),
    clear: () => {
      for (const { id } of uploads.uploads) uploads.remove(id)
    },
  }
}
