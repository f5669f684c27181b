/** Makes the browser ask whether the page may be closed; handles `beforeunload`. */
export function askToStay(event: Event): void {
  event.preventDefault()
}
