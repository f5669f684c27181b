import { useNonce } from '#lib/nonce.ts'

/**
 * Runs a function in a page that has no other script. The text of the function is written into the page, so it may use nothing
 * that is declared outside of it. The page has to be readable and usable without it.
 */
export function PageScript({ run }: { run: () => void }) {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      // The server and the browser may have different texts of the same function.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own function
      dangerouslySetInnerHTML={{ __html: `(${run})()` }}
    />
  )
}
