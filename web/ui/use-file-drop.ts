import { type ChangeEvent, type DragEvent, useState } from 'react'

/**
 * Returns the properties of an area to drop files on and of the file input in it; both pass the files on. The input is emptied, so
 * that the same file can be chosen again.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const area = {
    'data-over': isOver || undefined,
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return { area, onChange }
}
