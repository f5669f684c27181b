import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/**
 * What Playwright turns off, since only the last list counts, and the two pages of the browser's own address bar: they load
 * hundreds of scripts beside each new tab and made every page seem a second slower on two cores.
 */
const featuresOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
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
  `--disable-features=${featuresOff.join(',')}`,
  // Host names for scenarios with more than one host; nothing outside this machine is asked for them.
  '--host-resolver-rules=MAP *.marquee.test 127.0.0.1',
]

/** Opens the system's Chromium. A missing browser is an error, never a skip. */
export const openBrowser = (): Promise<Browser> =>
  firstThatOpens((executablePath) => chromium.launch({ executablePath, args: quiet }))

/** Opens Chromium with a profile folder, so that other programs join its sign-ins through the debugging port. */
export const openProfile = (folder: string, port: number): Promise<BrowserContext> =>
  firstThatOpens((executablePath) =>
    chromium.launchPersistentContext(folder, {
      executablePath,
      args: [...quiet, `--remote-debugging-port=${port}`],
    }),
  )

async function firstThatOpens<Opened>(open: (executablePath: string) => Promise<Opened>): Promise<Opened> {
  for (const executablePath of places) {
    if (!executablePath) continue
    const opened = await open(executablePath).catch((error: Error) => {
      if (/doesn't exist|ENOENT/.test(error.message)) return null
      throw error
    })
    if (opened) return opened
  }
  throw new Error('No Chromium was found. Install it, or name it in CHROMIUM.')
}
