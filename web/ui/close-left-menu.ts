/**
 * Closes the menu of the public header when the focus goes on to the page behind it. Escape closes it wherever the focus is and returns
 * the focus to its button. Without it, the browser alone closes the menu. A `PageScript`, or an effect: it returns what ends it.
 */
export function closeLeftMenu(): (() => void) | undefined {
  const menu = document.getElementById('menu')
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]')
  // A browser without popovers shows no menu.
  if (!menu?.hidePopover || !button) return
  const closeLeft = ({ target }: Event) => {
    const isInside = target instanceof Node && (menu.contains(target) || button.contains(target))
    if (!isInside && menu.matches(':popover-open')) menu.hidePopover()
  }
  const closeWithEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.matches(':popover-open')) return
    event.preventDefault()
    menu.hidePopover()
    button.focus()
  }
  document.addEventListener('focusin', closeLeft)
  document.addEventListener('keydown', closeWithEscape)
  return () => {
    document.removeEventListener('focusin', closeLeft)
    document.removeEventListener('keydown', closeWithEscape)
  }
}
