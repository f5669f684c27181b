import { Announcement } from './Announcement.tsx'

/** The line above every page for visitors of a demo. */
export function DemoNote() {
  return <Announcement text="Demo: all people and deals are examples." link="" isQuiet />
}
