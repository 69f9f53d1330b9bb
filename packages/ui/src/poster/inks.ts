import { posterColors, posterInk, posterPaper } from '../theme/posterColors';
import type { CategoryTone } from '../theme/tokens';

/**
 * The inks of ground, figure, second figure, detail and backdrop: 0 loud, 1 pale, 2 deep, 3 ink, 4 paper. The figures are
 * distinct on ground and backdrop, and the detail on the figures. The ground is never paper, which is the page.
 */
const palettes = [
  ...['10344', '13044', '12044', '10244', '04132', '01432', '04123', '31032'],
  ...['34032', '21023', '24033', '24120', '13240', '12340', '34120'],
];

/** Those whose backdrop is as distinct as a letter must be. */
const initialPalettes = ['34120', '24130', '31420', '04123', '04132', '13240', '12340', '01423', '01432'];

/** The same for festivals, whose loud colour is light. */
const lightPalettes = [
  ...['03241', '02314', '03214', '02341', '13240', '12340', '30432', '34032'],
  ...['31032', '20433', '24033', '21023'],
];
const lightInitialPalettes = ['13240', '12340', '03214', '03241', '02314', '02341'];

/** Picks the colours of a poster, in the order of the roles. */
export function pickInks(category: CategoryTone, hasInitial: boolean, pick: (count: number) => number): string[] {
  const [dark, light] = hasInitial ? [initialPalettes, lightInitialPalettes] : [palettes, lightPalettes];
  const choice = category === 'festival' ? light : dark;
  const colors = [...posterColors[category], posterInk, posterPaper];
  return [...(choice[pick(choice.length)] ?? '')].map((ink) => colors[Number(ink)] as string);
}
