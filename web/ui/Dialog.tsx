import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import classes from './Dialog.module.css'
import { type AskBeforeClosing, DialogGuard } from './dialog-guard.ts'
import { PortalTarget } from './portal-target.ts'

interface DialogProps {
  isOpen: boolean
  /** Without it only the page closes the window: there is no button, and Escape does nothing. */
  onClose?: () => void
  title: string
  /** `sheet` opens from the bottom on a phone and as a side panel elsewhere. */
  shape?: 'box' | 'wide' | 'sheet'
  /** Buttons below the content. They and the title stay in view while the content scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A modal window based on the native dialog: focus stays inside, Escape closes, focus returns. A form with a `LeaveDialog` inside
 * is asked before the user closes it.
 */
export function Dialog({ isOpen, onClose, title, shape = 'box', foot, children }: DialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  const heading = useId()
  const guard = useRef<AskBeforeClosing | null>(null)
  const close = () => {
    if (onClose && guard.current) guard.current(onClose)
    else onClose?.()
  }
  useEffect(() => {
    if (isOpen && element && !element.open) {
      element.showModal()
      // The browser would focus the close button; the user comes here to type or to choose.
      element.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled), [data-first]')?.focus()
    }
    if (!isOpen && element?.open) element.close()
  }, [isOpen, element])
  // A dialog that unmounts while open is closed first: only closing returns the focus.
  useLayoutEffect(() => () => element?.close(), [element])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside the panel
    <dialog
      ref={setElement}
      className={classes.dialog}
      data-shape={shape}
      aria-labelledby={heading}
      // Only when the user closes it: after a close by the page, the callback would act a second time.
      onClose={() => {
        if (!isOpen || element?.open) return
        // A browser closes a window at the second Escape, whatever the page says to the first.
        if (!onClose || guard.current) element?.showModal()
        close()
      }}
      onCancel={(event) => {
        if (event.target !== element || (onClose && !guard.current)) return
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === element && close()}
      onKeyDownCapture={(event) => keepOpen(event, onClose !== undefined)}
    >
      {isOpen && (
        <PortalTarget value={element ?? undefined}>
          <DialogGuard value={guard}>
            <Panel heading={heading} title={title} onClose={onClose && close} foot={foot}>
              {children}
            </Panel>
          </DialogGuard>
        </PortalTarget>
      )}
    </dialog>
  )
}

/** The title with the button that closes, the content and the buttons below it. */
function Panel({
  heading,
  title,
  onClose,
  foot,
  children,
}: Pick<DialogProps, 'title' | 'foot' | 'children'> & {
  /** The id of the title. */
  heading: string
  onClose: (() => void) | undefined
}) {
  return (
    <div className={classes.panel} data-foot={foot ? true : undefined}>
      <header className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className={classes.close} onClick={onClose} aria-label="Close">
            ×
          </button>
        )}
      </header>
      {foot ? <div className={classes.body}>{children}</div> : children}
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  )
}

/** Escape closes an open list of options first, and only then the dialog that contains it, if it can be closed. */
function keepOpen(event: KeyboardEvent, canClose: boolean): void {
  const isOpenList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Escape' && (isOpenList || !canClose)) event.preventDefault()
}
