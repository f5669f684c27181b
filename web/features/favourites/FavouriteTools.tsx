import type { Favourite, FavouriteList } from '@marquee/contract/calls/favourites'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import classes from './Favourites.module.css'
import { ListChoice } from './ListChoice.tsx'
import { NoteForm } from './NoteForm.tsx'

interface FavouriteToolsProps {
  favourite: Favourite
  lists: readonly FavouriteList[]
}

/** Below the card of a favourite: the private note, and the lists that hold the talent. */
export function FavouriteTools({ favourite, lists }: FavouriteToolsProps) {
  const [open, setOpen] = useState<'lists' | 'note' | null>(null)
  const { talent, note, listIds } = favourite
  const name = talent.displayName
  const close = () => setOpen(null)
  const listsText = listIds.length > 0 ? `Lists (${listIds.length})` : 'Lists'
  const noteText = note ? 'Edit note' : 'Add note'
  return (
    <div className={classes.tools}>
      {note && (
        <p className={classes.note}>
          <b>Note</b> {note}
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="small" aria-label={`${listsText}: ${name}`} onClick={() => setOpen('lists')}>
          {listsText}
        </Button>
        <Button size="small" aria-label={`${noteText}: ${name}`} onClick={() => setOpen('note')}>
          {noteText}
        </Button>
      </div>
      <Dialog isOpen={open === 'lists'} onClose={close} title={`Lists of ${name}`}>
        <ListChoice favourite={favourite} lists={lists} />
      </Dialog>
      <Dialog isOpen={open === 'note'} onClose={close} title={`Note about ${name}`}>
        <NoteForm talentId={talent.id} note={note} onSaved={close} />
      </Dialog>
    </div>
  )
}
