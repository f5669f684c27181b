import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import classes from './CommandPalette.module.css'
import { Dialog } from './Dialog.tsx'

export interface Command {
  id: string
  label: string
  /** What kind of thing, or a fact about it. */
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

/** Jump anywhere by typing: arrows choose, Enter goes, Escape closes. The commands are the caller's. */
export function CommandPalette({ text, onText, commands, isBusy, onGo, onClose }: CommandPaletteProps) {
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const current = Math.min(chosen, commands.length - 1)
  useEffect(
    () => document.getElementById(`${list}-${current}`)?.scrollIntoView({ block: 'nearest' }),
    [list, current],
  )
  const handleText = (typed: string) => {
    setChosen(0)
    onText(typed)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const command = commands[current]
    if (step) setChosen((current + step + commands.length) % Math.max(1, commands.length))
    else if (event.key === 'Enter' && command) onGo(command.to)
    else return
    event.preventDefault()
  }
  return (
    <Dialog isOpen onClose={onClose} title="Jump to">
      <input
        className={classes.search}
        role="combobox"
        type="search"
        aria-label="Search your campaigns, offers, deals and pages"
        placeholder="A campaign, an offer, a deal, a page"
        autoComplete="off"
        aria-expanded={commands.length > 0}
        aria-controls={list}
        aria-activedescendant={commands[current] ? `${list}-${current}` : undefined}
        value={text}
        onChange={(event) => handleText(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div id={list} role="listbox" aria-label="Places" className={classes.list} aria-busy={isBusy}>
        {commands.map(({ id, label, detail, to }, index) => (
          <button
            key={id}
            id={`${list}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={classes.command}
            onPointerMove={() => setChosen(index)}
            onClick={() => onGo(to)}
          >
            <span className={classes.label}>{label}</span>
            <span className={classes.detail}>{detail}</span>
          </button>
        ))}
      </div>
      {commands.length === 0 && !isBusy && (
        <p className={classes.none}>Nothing like “{text}” in your work.</p>
      )}
    </Dialog>
  )
}
