import type { Page } from 'playwright-core'

/** The least height of a control on a phone, in pixels. */
const minTargetHeight = 44
/** Screens below this width are phones, in pixels. */
const phoneBelow = 600
/** The most empty space below the last content of a page or of a scrolled part, in pixels. */
const maxSpaceBelow = 200

/** Tells whether a screen of this width is a phone. */
export const isPhone = (width: number): boolean => width < phoneBelow

/**
 * Returns a sentence for each mistake in the layout of the current page at its current width: horizontal overflow, empty
 * space after the end, broken and enlarged pictures, low controls on phones, and cut text.
 */
export async function findLayoutErrors(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  return [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findSpaceBelow, maxSpaceBelow)),
    ...(await page.evaluate(findBadPictures)),
    ...(await page.evaluate(findCutText)),
    ...(isPhone(width) ? await page.evaluate(findLowControls, minTargetHeight) : []),
  ]
}

// Each function below runs in the page, so it may use nothing from outside itself.

/** Returns a sentence when the page is wider than the screen. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth - clientWidth <= 1) return []
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  return [
    `the page is ${scrollWidth - clientWidth} px wider than the screen: ${widest?.outerHTML.slice(0, 120)}`,
  ]
}

/**
 * Scrolls the page and its scrolled parts to the end before it measures: a sticky bar is in its own place only there, and
 * a list of messages draws only the rows near the place that is shown.
 */
async function findSpaceBelow(maxSpace: number): Promise<string[]> {
  const root = document.documentElement
  const isScrolled = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    (element === root ||
      (!element.matches('body, textarea') && /auto|scroll/.test(getComputedStyle(element).overflowY)))
  const scrolled = [root, ...document.body.querySelectorAll('*')].filter(isScrolled)
  const before = scrolled.map(({ scrollTop }) => scrollTop)
  const isContent = (element: Element) =>
    element.matches('img, svg, video, canvas, iframe, input, select, textarea, button') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** Returns the lowest edge of what can be seen in an element, in pixels of the screen. */
  const lowest = (element: Element): number => {
    const style = getComputedStyle(element)
    // An element with `display: contents` has no box of its own, and is invisible by this name only.
    if (style.display === 'contents') return Math.max(...[...element.children].map(lowest))
    if (style.position === 'fixed' || !element.checkVisibility({ visibilityProperty: true })) return -Infinity
    const box = element.getBoundingClientRect()
    const bottom = Math.max(isContent(element) ? box.bottom : -Infinity, ...[...element.children].map(lowest))
    const isOpen = style.overflowY === 'visible' || element === document.body
    return isOpen ? bottom : Math.min(bottom, box.bottom)
  }
  const measure = (element: Element): string[] => {
    const lowestEdge = Math.max(...[...element.children].map(lowest))
    const top = element === root ? 0 : element.getBoundingClientRect().top
    const space = Math.round(element.scrollHeight - element.scrollTop + top - lowestEdge)
    const name = element === root ? 'the page' : element.outerHTML.slice(0, 120)
    return space > maxSpace ? [`${space} px of empty space end ${name}`] : []
  }
  // Rows that are drawn on the way take a moment and move the end. Space that stays for a second is a mistake.
  let errors: string[] = []
  for (let round = 0; round < 20 && (round === 0 || errors.length > 0); round += 1) {
    for (const element of scrolled) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, round === 0 ? 0 : 50))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // A page whose placeholders were longer than the screen may not be scrolled any more.
    errors = scrolled.filter(isScrolled).flatMap(measure)
  }
  scrolled.forEach((element, index) => {
    element.scrollTo({ top: before[index] ?? 0, behavior: 'instant' })
  })
  return errors
}

async function findBadPictures(): Promise<string[]> {
  const errors: string[] = []
  for (const picture of document.images) {
    picture.loading = 'eager'
    if (!picture.checkVisibility()) continue
    // The size of the file itself: the size of an element with `srcset` depends on `sizes`.
    const file = new Image()
    file.src = picture.currentSrc || picture.src
    const name = `${file.src.slice(-80)} (${picture.alt || 'no text'})`
    const isWhole = await file.decode().then(
      () => true,
      () => false,
    )
    if (!isWhole) errors.push(`a broken picture: ${name}`)
    const isVector = /^data:image\/svg|\.svg($|\?)/.test(file.src)
    if (!isWhole || isVector || file.naturalWidth === 0) continue
    const across = picture.clientWidth / file.naturalWidth
    const down = picture.clientHeight / file.naturalHeight
    const { objectFit } = getComputedStyle(picture)
    const scale = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down)
    if (scale > 1.02) errors.push(`a picture enlarged ${scale.toFixed(2)} times: ${name}`)
  }
  return errors
}

function findCutText(): string[] {
  const errors: string[] = []
  for (const box of document.querySelectorAll('*')) {
    const style = getComputedStyle(box)
    const clips = /hidden|clip/
    const isCutAcross = clips.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1
    const isCutDown = clips.test(style.overflowY) && box.scrollHeight > box.clientHeight + 2
    if ((!isCutAcross && !isCutDown) || box.clientWidth <= 1 || !box.checkVisibility()) continue
    const { right, bottom } = box.getBoundingClientRect()
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent || parent.closest('[title], option')) continue
      // A scrolled part shows its text; what is for screen readers only is one pixel wide.
      let scroller: Element | null = parent
      while (scroller && scroller !== box && !/auto|scroll/.test(getComputedStyle(scroller).overflow))
        scroller = scroller.parentElement
      if (scroller !== box || parent.offsetWidth <= 1 || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const isOutside = [...range.getClientRects()].some(
        (line) =>
          (isCutAcross && line.right > right + 1) || (isCutDown && (line.top + line.bottom) / 2 > bottom),
      )
      if (!isOutside) continue
      errors.push(`a cut text: “${text.textContent.trim().slice(0, 60)}” in ${box.outerHTML.slice(0, 100)}`)
      break
    }
  }
  return errors
}

async function findLowControls(minHeight: number): Promise<string[]> {
  const errors: string[] = []
  /**
   * Returns how high the area is that answers a touch in the middle of a control, which `::before` and `::after` can
   * make larger than what is drawn; null when something lies above the middle.
   */
  const touchHeight = (control: HTMLElement): number | null => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const middle = top + height / 2
    const isHit = (y: number) => {
      const hit = document.elementFromPoint(left + width / 2, y)
      return hit !== null && control.contains(hit)
    }
    if (!isHit(middle)) return null
    let [up, down] = [0, 0]
    while (up < minHeight && isHit(middle - up - 1)) up += 1
    while (down < minHeight && isHit(middle + down + 1)) down += 1
    return up + down + 1
  }
  const controls = 'a[href], button, summary, [role=button]'
  const seat = { x: scrollX, y: scrollY }
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const first = control.getBoundingClientRect()
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const isOutside = first.right <= 0 || first.bottom + scrollY <= 0
    if (first.height >= minHeight - 0.5 || first.width <= 1 || isOutside) continue
    const around = control.parentElement?.textContent?.trim() ?? ''
    const isInText =
      getComputedStyle(control).display === 'inline' &&
      around.length > (control.textContent ?? '').trim().length + 2
    if (isInText) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    let height = touchHeight(control)
    // A list of messages lays its rows out again after it was scrolled; until then one row can cover another.
    for (let frame = 0; frame < 5 && height !== null && height < minHeight - 1; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      height = touchHeight(control)
    }
    if (height !== null && height < minHeight - 1)
      errors.push(`a control ${height} px high: ${control.outerHTML.slice(0, 140)}`)
  }
  scrollTo(seat.x, seat.y)
  return errors
}
