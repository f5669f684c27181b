import first from './pictures/face-1.avif'
import second from './pictures/face-2.avif'
import third from './pictures/face-3.avif'
import fourth from './pictures/face-4.avif'
import fifth from './pictures/face-5.avif'
import sixth from './pictures/face-6.avif'
import seventh from './pictures/face-7.avif'
import eighth from './pictures/face-8.avif'

/** Drawn portraits of the people of the examples, 288 by 288 pixels. */
export const faces = { first, second, third, fourth, fifth, sixth, seventh, eighth }
