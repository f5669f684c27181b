import { toast } from './toast.ts'

/** Copies a link, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Link copied.')
  } catch {
    // Some browsers block copying; the link is on the screen.
    toast.warning('Copying is blocked by your browser. Select the link and copy it.')
  }
}
