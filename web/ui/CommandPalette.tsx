import { Dialog } from './Dialog.tsx'
import type { NavItem } from './nav-item.ts'

export function CommandPalette({ items, onClose }: { items: readonly NavItem[]; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Jump to">
      {items.length}
    </Dialog>
  )
}
