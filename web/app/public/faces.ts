import first from './pictures/face-1.avif'
import second from './pictures/face-2.avif'
import third from './pictures/face-3.avif'

/** Drawn portraits of the people of the examples, 288 by 288 pixels. */
export const faces = { first, second, third }
