/** The distance to the edges of the window in pixels; the same as `top` of the panel. */
const marginPx = 16
/** A lower panel shows too little to decide on; then the page scrolls. */
const minHeightPx = 320

/**
 * A ref for a sticky panel with its own scrolling: it ends where the window ends, also while a page header is
 * above it. CSS alone does not know how much of the header is scrolled away.
 */
export function endAtViewport(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  const fit = () => {
    const top = Math.max(marginPx, panel.getBoundingClientRect().top)
    panel.style.maxHeight = `${Math.max(minHeightPx, window.innerHeight - top - marginPx)}px`
  }
  const content = new ResizeObserver(fit)
  content.observe(document.body)
  window.addEventListener('scroll', fit, { passive: true })
  window.addEventListener('resize', fit)
  fit()
  return () => {
    content.disconnect()
    window.removeEventListener('scroll', fit)
    window.removeEventListener('resize', fit)
  }
}
