import armchair from './pictures/armchair.avif'
import coffee from './pictures/coffee.avif'
import edit from './pictures/edit.avif'
import ledger from './pictures/ledger.avif'

/** Drawn scenes beside the titles of pages, 800 by 448 pixels. */
export const scenes = { coffee, edit, armchair, ledger }
