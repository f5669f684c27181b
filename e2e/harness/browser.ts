import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens the system's Chromium. A missing browser is an error, never a skip. */
export async function openBrowser(): Promise<Browser> {
  for (const executablePath of places) {
    if (!executablePath) continue
    const browser = await chromium.launch({ executablePath, args: quiet }).catch((error: Error) => {
      if (/doesn't exist|ENOENT/.test(error.message)) return null
      throw error
    })
    if (browser) return browser
  }
  throw new Error('No Chromium was found. Install it, or name it in CHROMIUM.')
}
