/** The part of jsdom's types that these tests use. */
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
