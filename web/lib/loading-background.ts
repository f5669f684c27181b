import { storedColoursOf } from '@marquee/contract/rules/pictures'

/** Returns the CSS background for the place of a picture until it is loaded: a gradient of the colours that its address names, if any. */
export function loadingBackground(url: string): string | undefined {
  const colours = storedColoursOf(url)
  return colours ? `linear-gradient(${colours.join()})` : undefined
}
