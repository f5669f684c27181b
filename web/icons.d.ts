// One icon per import: the package entry point would make every build read 6,000 files.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('react').ComponentType<{ size?: number; stroke?: number }>
  export default Icon
}
