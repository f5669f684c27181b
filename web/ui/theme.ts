import { createTheme, Input, type MantineColorsTuple } from '@mantine/core'

const action: MantineColorsTuple = [
  '#e8f0fd',
  '#d3e2fa',
  '#a9c6f4',
  '#7da8ee',
  '#4d88e6',
  '#1f69da',
  '#0059d0',
  '#0050bb',
  '#0048a9',
  '#003a8a',
]
const ink: MantineColorsTuple = [
  '#f6f7fb',
  '#e4e7f0',
  '#c6c9d8',
  '#8b8fa8',
  '#5c5f78',
  '#3b3d5c',
  '#010028',
  '#010028',
  '#010028',
  '#010028',
]
const danger: MantineColorsTuple = [
  '#fcebea',
  '#f8d6d3',
  '#efaaa5',
  '#e47d76',
  '#d3453c',
  '#c0352c',
  '#b3261e',
  '#9c1f18',
  '#861a14',
  '#70150f',
]

/**
 * Our Mantine theme: one ink, one action colour, radius 8 for controls and 12 for cards, five text sizes.
 * Filled elements use shade 6, because lighter shades fail 4.5:1 with white text.
 */
export const theme = createTheme({
  colors: { action, ink, danger },
  primaryColor: 'action',
  primaryShade: 6,
  black: '#010028',
  white: '#fff',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.4', xl: '1.2' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  components: {
    // 38 pixels with a mouse, 44 on a touch screen (tokens.css).
    Input: Input.extend({
      vars: () => ({
        wrapper: { '--input-height': 'var(--field-height)', '--input-fz': 'var(--field-text)' },
      }),
    }),
    Modal: {
      defaultProps: {
        radius: 'lg',
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.4, color: '#010028' },
      },
    },
    Drawer: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.4, color: '#010028' },
      },
    },
  },
})
