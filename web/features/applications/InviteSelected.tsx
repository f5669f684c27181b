import { type ReactNode, useState } from 'react'
import { useIsWide } from '#lib/use-is-wide.ts'
import type { Selection } from '#lib/use-selection.ts'
import { Button } from '#ui/Button.tsx'
import { SelectableList } from '#ui/SelectableList.tsx'
import { SelectBox } from '#ui/SelectBox.tsx'
import { SelectionBar } from '#ui/SelectionBar.tsx'
import classes from './InviteSelected.module.css'

/** What the window for invitations gets from the list. */
export interface OpenInvitation {
  isOpen: boolean
  talents: readonly { id: string; displayName: string }[]
  onClose: () => void
  onInvited: () => void
}

interface InviteSelectedProps {
  selection: Selection
  /** Renders the window in which the selected are invited; called once it is wanted, so that it may be loaded then. */
  invite: (open: OpenInvitation) => ReactNode
  /** Further buttons for what is selected; provided by the page. */
  more?: ReactNode
  /** The page has a search field that the key `/` focuses. */
  hasSearch?: boolean
  /** Renders the list, with a box for each talent. */
  children: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** A list of talents of whom several can be selected and invited to a campaign at once. */
export function InviteSelected({
  selection,
  invite,
  more,
  hasSearch = false,
  children,
}: InviteSelectedProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isWide = useIsWide()
  const { items, max, isFull, has, toggle, clear } = selection
  const open = () => items.length > 0 && setOpen(true)
  return (
    <SelectableList keys={{ i: open }}>
      {children((talent) => (
        <SelectBox
          label={`Select ${talent.displayName}`}
          isSelected={has(talent.id)}
          isFull={isFull}
          onToggle={() => toggle(talent)}
        />
      ))}
      {items.length > 0 && (
        <SelectionBar
          label="Selected talents"
          text={`${items.length} selected${isFull ? `, at most ${max}` : ''}`}
          onClear={clear}
        >
          {more}
          <Button onClick={open}>Invite to a campaign</Button>
        </SelectionBar>
      )}
      {isWide && (
        <p className={classes.keys}>
          {hasSearch && (
            <>
              <kbd>/</kbd> search ·{' '}
            </>
          )}
          <kbd>J</kbd> <kbd>K</kbd> or arrows move · <kbd>Enter</kbd> open · <kbd>X</kbd> select ·{' '}
          <kbd>I</kbd> invite
        </p>
      )}
      {isOpen !== null && invite({ isOpen, talents: items, onClose: () => setOpen(false), onInvited: clear })}
    </SelectableList>
  )
}
