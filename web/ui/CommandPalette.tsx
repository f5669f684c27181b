import { Command as Menu } from 'cmdk'
import { type KeyboardEvent, useEffect, useState } from 'react'
import classes from './CommandPalette.module.css'
import { Dialog } from './Dialog.tsx'

export interface Command {
  id: string
  label: string
  /** The type of the item, or a fact about it. */
  detail: string
  to: string
}

interface CommandPaletteProps {
  text: string
  onText: (text: string) => void
  commands: readonly Command[]
  isBusy: boolean
  onGo: (to: string) => void
  onClose: () => void
}

/** A command palette: arrows select, Enter opens, Escape closes. The caller filters the commands. */
export function CommandPalette({ text, onText, commands, isBusy, onGo, onClose }: CommandPaletteProps) {
  const best = commands[0]?.id ?? ''
  const [selected, setSelected] = useState(best)
  // Results arrive after typing: Enter opens the best match on screen, not the previous one.
  useEffect(() => {
    setSelected(best)
  }, [best])
  const closeOnEscape = (event: KeyboardEvent) => {
    // The dialog leaves Escape to an expanded list, and this list is always expanded.
    if (event.key === 'Escape') onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title="Jump to">
      <Menu
        label="Search your campaigns, offers, deals and pages"
        shouldFilter={false}
        loop
        vimBindings={false}
        value={selected}
        onValueChange={setSelected}
        onKeyDown={closeOnEscape}
      >
        <Menu.Input
          className={classes.search}
          placeholder="A campaign, an offer, a deal, a page"
          value={text}
          onValueChange={onText}
        />
        <Menu.List className={classes.list} label="Results" aria-busy={isBusy}>
          {commands.map(({ id, label, detail, to }) => (
            <Menu.Item key={id} value={id} className={classes.command} onSelect={() => onGo(to)}>
              <span className={classes.label}>{label}</span>
              <span className={classes.detail}>{detail}</span>
            </Menu.Item>
          ))}
        </Menu.List>
      </Menu>
      {commands.length === 0 && !isBusy && <p className={classes.none}>No results for “{text}”.</p>}
    </Dialog>
  )
}
