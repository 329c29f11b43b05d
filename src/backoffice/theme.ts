import {
  ActionIcon,
  Button,
  CloseButton,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  Modal,
} from '@mantine/core';

/** Big enough for a thumb. */
const touch = '2.75rem';

/** The back-office in the colours and fonts of the public site. */
export const theme = createTheme({
  primaryColor: 'forest',
  primaryShade: 7,
  colors: {
    forest: [
      '#eff5f2',
      '#dde9e3',
      '#bcd4c9',
      '#98bdad',
      '#77a894',
      '#4f8a73',
      '#2f6b55',
      '#1f5140',
      '#184333',
      '#123528',
    ],
    // Granite instead of blue greys.
    gray: [
      '#fbf9f4',
      '#f3efe6',
      '#e7e1d4',
      '#d9d1c0',
      '#c0b8a8',
      '#9b9486',
      '#5f5a50',
      '#4c4840',
      '#46544d',
      '#1d2a24',
    ],
    red: [
      '#fdf6f5',
      '#fbeae7',
      '#e6b1aa',
      '#d6867c',
      '#c86055',
      '#b5473a',
      '#9c2a1c',
      '#8d2417',
      '#7a1c11',
      '#65150c',
    ],
  },
  white: '#ffffff',
  black: '#1d2a24',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '560' },
  fontSizes: { xs: '0.9375rem', sm: '1rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      // Long labels wrap to a second line on a narrow or zoomed screen.
      styles: {
        root: { height: 'auto', minHeight: touch, paddingBlock: '0.4rem', alignContent: 'center' },
        label: { whiteSpace: 'normal', height: 'auto', overflow: 'visible', lineHeight: 1.25 },
      },
      vars: () => ({ root: { '--button-height': touch, '--button-fz': '1.0625rem' } }),
    }),
    Input: Input.extend({
      vars: (_theme, { multiline }) => ({
        wrapper: multiline ? {} : { '--input-height': '2.875rem', '--input-fz': '1.0625rem' },
      }),
    }),
    ActionIcon: ActionIcon.extend({ vars: () => ({ root: { '--ai-size': touch } }) }),
    CloseButton: CloseButton.extend({ vars: () => ({ root: { '--cb-size': touch } }) }),
    Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Fechar' } } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        padding: 'lg',
        closeButtonProps: { 'aria-label': 'Fechar' },
        styles: {
          title: { fontSize: '1.375rem', lineHeight: 1.25 },
          body: { overflowWrap: 'anywhere' },
        },
      },
    }),
  },
});

/** What the theme cannot set: dimmed text that is still easy to read on the background. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  // Here, since Mantine sets them for each scheme, which overrides `variables`.
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  },
  dark: {},
});
