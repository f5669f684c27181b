/** Returns the id of a heading, `who-receives-it`, for links to its section; empty for a heading without Latin letters and digits. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
