/**
 * Returns a page whose module script waits until `startScript` runs it: it is kept as text, and nothing that it imports is
 * loaded with the page.
 */
export function withLateScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/(<script [^>]*)type="module"/g, '$1type="text/plain" data-late=""')
}

/** An inline script that runs the waiting script of the page at the first press, key or focus. */
export const startScript = `(function(){var e=["pointerdown","keydown","focusin"],r=function(){e.forEach(function(n){removeEventListener(n,r,true)});document.querySelectorAll("script[data-late]").forEach(function(o){var s=document.createElement("script");s.type="module";s.nonce=o.nonce;s.textContent=o.textContent;document.head.append(s)})};e.forEach(function(n){addEventListener(n,r,true)})})();`
