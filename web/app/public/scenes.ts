import armchair from './pictures/armchair.avif'
import coffee from './pictures/coffee.avif'
import edit from './pictures/edit.avif'
import ledger from './pictures/ledger.avif'

/** Drawn scenes, 800 by 448 pixels, beside titles and as the work in examples. */
export const scenes = { coffee, edit, armchair, ledger }
