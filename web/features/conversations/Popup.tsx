import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import classes from './Popup.module.css'

interface PopupProps {
  /** The element it opens next to. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/** Space between the popup and its anchor or the edge of the window, in pixels. */
const gap = 6
/** The elements that the arrow keys move between; the first one is focused at the start. */
const stops = 'input, button, a'

/**
 * A small popup next to a button, in the browser's top layer: Escape and a click elsewhere close it, the
 * arrow keys move between its items.
 */
export function Popup({ anchor, label, onClose, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = popup.current
    if (!element) return
    const isOutside = (event: Event) => event.target instanceof Node && !element.contains(event.target)
    const closeOutside = (event: Event) => isOutside(event) && close.current()
    element.showPopover?.()
    place(element, anchor.getBoundingClientRect())
    element.querySelector<HTMLElement>(stops)?.focus({ preventScroll: true })
    // The popup closes when the page scrolls.
    document.addEventListener('pointerdown', closeOutside, true)
    document.addEventListener('wheel', closeOutside, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('wheel', closeOutside, true)
      if (element.contains(document.activeElement)) anchor.focus({ preventScroll: true })
    }
  }, [anchor])
  return (
    <div
      ref={popup}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={classes.popup}
      onKeyDown={(event) => walk(event, onClose)}
    >
      {children}
    </div>
  )
}

interface PopupItemProps {
  icon: ComponentType<{ size?: number; stroke?: number }>
  isDangerous?: boolean
  children: string
}

/** One action of a popup. */
export function PopupButton({
  icon: Icon,
  isDangerous = false,
  onClick,
  children,
}: PopupItemProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.item}
      data-dangerous={isDangerous || undefined}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} />
      {children}
    </button>
  )
}

/** One link of a popup. */
export function PopupLink({ icon: Icon, to, children }: PopupItemProps & { to: string }) {
  return (
    <Link to={to} className={classes.item}>
      <Icon size={18} stroke={1.7} />
      {children}
    </Link>
  )
}

export function PopupRule() {
  return <hr className={classes.rule} />
}

/** Places the popup below the anchor where there is room, else above it, always inside the window. */
function place(element: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element
  const below = anchor.bottom + gap
  const top = below + height + gap <= window.innerHeight ? below : Math.max(gap, anchor.top - gap - height)
  const left = anchor.left + width + gap <= window.innerWidth ? anchor.left : anchor.right - width
  element.style.top = `${top}px`
  element.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`
}

function walk(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    onClose()
    return
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const isTyping = event.target instanceof HTMLInputElement
  if (isTyping && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = all.findIndex((one) => one.contains(document.activeElement))
  all[(at + step + all.length) % all.length]?.focus()
}
