import '#ui/fallback-fonts.css'
import '#ui/tokens.css'
import type { ReactNode } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { earlyCallsOf, earlyScript } from '#lib/early-calls.ts'
import { useNonce } from '#lib/nonce.ts'
import { hostContext } from '#lib/settings.ts'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import inter from '#ui/fonts/inter-latin.woff2?url'
import { startScript } from './late-scripts.ts'
import { scriptStartOf } from './script-start.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { settings, origin } = context.get(hostContext)
  return { settings, origin }
}

/** The settings of a running page never change, so they are not loaded again on navigation. */
export const shouldRevalidate = () => false

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta = () => [
  { title: 'Marquee' },
  {
    name: 'description',
    content:
      'The marketplace where brands, talents and talent agents agree on work, approve it and get paid on time.',
  },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const settings = useRouteLoaderData<typeof loader>('root')?.settings
  const matches = useMatches()
  const start = scriptStartOf(matches)
  const scripted = start !== 'never'
  return (
    <html lang="en-GB" data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#010028" />
        <Meta />
        {/* A page without script shows its text at once and would only wait for the font that it can do without. */}
        {scripted && (
          <link
            rel="preload"
            href={inter}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            nonce={nonce}
          />
        )}
        {/* Before the style sheets, which the browser waits for before it runs a script. */}
        {scripted && settings && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own settings, escaped below
            dangerouslySetInnerHTML={{
              // The browser runs it once, as the server wrote it.
              __html: import.meta.env.SSR
                ? settingsScript(settings) +
                  (start === 'at once' ? earlyScript(earlyCallsOf(matches), settings.apiBase) : startScript)
                : '',
            }}
          />
        )}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {scripted && <ScrollRestoration nonce={nonce} />}
        {scripted && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = ErrorPage

/** Returns the inline script with our settings; `<` is escaped so that no value can end the script. */
function settingsScript(settings: object): string {
  return `window.__marquee=${JSON.stringify(settings).replaceAll('<', '\\u003c')};`
}
