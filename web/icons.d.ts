// One icon per import: the package's own entry would make every build read six thousand files.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('react').ComponentType<{ size?: number; stroke?: number }>
  export default Icon
}
