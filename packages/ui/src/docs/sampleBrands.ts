import type { Brand } from '../theme/brand/Brand';

/** Three brands for tests of the themes, very different from each other and from Lively. */
export const sampleBrands = {
  Rivage: {
    ...{ paper: '#F4F8FB', ink: '#0B2239', night: '#071521', chalk: '#E8F1F8' },
    ...{ primary: '#0A5C8A', primaryOnNight: '#7CC7F2', band: '#0B3A5B', accent: '#D9480F', sun: '#FFD166' },
    ...{ radius: '14px', displayFont: 'Georgia, serif', textFont: 'system-ui, sans-serif' },
  },
  Brique: {
    ...{ paper: '#FFF7F2', ink: '#2B1410', night: '#1D0E0B', chalk: '#F7E7E0' },
    ...{ primary: '#9A2C1A', primaryOnNight: '#FFB199', band: '#5A1A10', accent: '#B3541E', sun: '#F2B705' },
    ...{ radius: '0px', displayFont: '"Arial Narrow", Arial, sans-serif', textFont: 'Arial, sans-serif' },
  },
  Néon: {
    ...{ paper: '#FFFFFF', ink: '#111111', night: '#000000', chalk: '#F5F5F5' },
    ...{ primary: '#4B1FD1', primaryOnNight: '#B8FF3C', band: '#111111', accent: '#E0218A', sun: '#B8FF3C' },
    ...{ radius: '2px', displayFont: '"Courier New", monospace', textFont: '"Courier New", monospace' },
  },
} satisfies Record<string, Brand>;
