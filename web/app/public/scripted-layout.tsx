/** The layout of public pages that need script, such as a form. */
export { default, loader } from './layout.tsx'
