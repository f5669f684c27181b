import { toast } from './toast.ts'

/** Copies a link or a code, and says whether that worked. */
export async function copyText(text: string, what: 'link' | 'code' = 'link'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(what === 'link' ? 'Link copied.' : 'Code copied.')
  } catch {
    // Some browsers block copying; it is on the screen.
    toast.warning(`Copying is blocked by your browser. Select the ${what} and copy it.`)
  }
}
