/** The sizes of the same card and the same kit, built with another library. */
export interface Peer {
  name: string;
  card: { script: number; stylesheet: number | 'in JS' };
  kit: { script: number; stylesheet: number | 'in JS' };
}

/**
 * Bytes, minified, gzip -9, without React. Source: performance report of 2026-11-21, part A. They are constants, because
 * installing eight libraries for each measurement costs too much.
 */
export const peers: readonly Peer[] = [
  peer('plain React, static CSS (the floor)', [594, 615], [1_410, 888]),
  peer('Base UI, static CSS', [4_530, 615], [30_812, 888]),
  peer('react-aria-components, static CSS', [11_861, 615], [43_580, 888]),
  peer('Mantine, CSS per component', [18_131, 7_126], [39_173, 12_241]),
  peer('HeroUI, CSS per component', [26_399, 7_279], [63_898, 10_991]),
  peer('MUI', [45_169, 'in JS'], [77_359, 'in JS']),
  peer('Braid, wireframe theme', [45_756, 7_583], [65_987, 8_711]),
  peer('Chakra', [62_654, 'in JS'], [87_999, 'in JS']),
  peer('Ant Design', [117_541, 'in JS'], [146_141, 'in JS']),
];

type Weights = [script: number, stylesheet: number | 'in JS'];

function peer(name: string, [script, stylesheet]: Weights, [kitScript, kitStylesheet]: Weights): Peer {
  return { name, card: { script, stylesheet }, kit: { script: kitScript, stylesheet: kitStylesheet } };
}
