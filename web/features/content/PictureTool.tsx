import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { z } from 'zod'
import { PictureDialog } from './PictureDialog.tsx'
import type { PictureAttributes } from './picture-node.ts'

const attributes = z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })

/** The button of the toolbar that adds a picture at the cursor, or changes the selected one. */
export function PictureTool() {
  const { editor } = useRichTextEditorContext()
  const [isOpen, setOpen] = useState(false)
  const selected = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now?.isActive('image') ? (attributes.safeParse(now.getAttributes('image')).data ?? null) : null,
  })
  const label = selected ? 'Change this picture' : 'Add a picture'
  const handleDone = (picture: PictureAttributes) => {
    // The closing dialog gives the focus back to this button, and the text takes it afterwards.
    flushSync(() => setOpen(false))
    const change = editor?.chain().focus()
    if (selected) change?.updateAttributes('image', picture).run()
    // With a paragraph after it: otherwise the picture is selected, and the next letter replaces it.
    else change?.insertContent([{ type: 'image', attrs: picture }, { type: 'paragraph' }]).run()
  }
  return (
    <>
      <RichTextEditor.Control aria-label={label} title={label} onClick={() => setOpen(true)}>
        <IconPhoto aria-hidden="true" size={16} stroke={1.5} />
      </RichTextEditor.Control>
      {isOpen &&
        // Outside the form of the page, because forms do not nest.
        createPortal(
          <PictureDialog picture={selected} onClose={() => setOpen(false)} onDone={handleDone} />,
          document.body,
        )}
    </>
  )
}
