import type { Erasure } from '../identity/identity.ports.ts'
import { deleteBlocksOf } from './blocks.store.ts'

/** Deletes the blocks that an erased account had set. */
export const blockErasure: Erasure = { eraseFor: deleteBlocksOf }
