import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react'
import classes from './Dialog.module.css'
import { PortalTarget } from './portal-target.ts'

interface DialogProps {
  isOpen: boolean
  /** Without it only the page closes the window: there is no button, and Escape does nothing. */
  onClose?: () => void
  title: string
  /** `sheet` opens from the bottom on a phone and as a side panel elsewhere. */
  shape?: 'box' | 'wide' | 'sheet'
  children: ReactNode
}

/** A modal window based on the native dialog: focus stays inside, Escape closes, focus returns. */
export function Dialog({ isOpen, onClose, title, shape = 'box', children }: DialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  const heading = useId()
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
      onClose={() => isOpen && !element?.open && (onClose ? onClose() : element?.showModal())}
      onCancel={(event) => !onClose && event.preventDefault()}
      onClick={(event) => event.target === element && onClose?.()}
      onKeyDownCapture={(event) => keepOpen(event, onClose !== undefined)}
    >
      {isOpen && (
        <PortalTarget value={element ?? undefined}>
          <div className={classes.panel}>
            <header className={classes.head}>
              <h2 id={heading}>{title}</h2>
              {onClose && (
                <button type="button" className={classes.close} onClick={onClose} aria-label="Close">
                  ×
                </button>
              )}
            </header>
            {children}
          </div>
        </PortalTarget>
      )}
    </dialog>
  )
}

/** Escape closes an open list of options first, and only then the dialog that contains it, if it can be closed. */
function keepOpen(event: KeyboardEvent, canClose: boolean): void {
  const isOpenList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (event.key === 'Escape' && (isOpenList || !canClose)) event.preventDefault()
}
