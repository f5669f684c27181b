/** The little of jsdom that this proof reads a page with. */
declare module 'jsdom' {
  interface ReadElement {
    tagName: string
    attributes: Iterable<{ name: string; value: string }>
  }
  export class JSDOM {
    constructor(html: string)
    window: { document: { body: { querySelectorAll(selector: string): Iterable<ReadElement> } } }
  }
}
