import { type Brand, reportContrast, toBrandStylesheet } from '@lively/ui/brand';
import { fontFamily, radius } from '@lively/ui/tokens';

/** The colours that a host chooses, `#RRGGBB`. */
export type HostColors = Omit<Brand, 'radius' | 'displayFont' | 'textFont'>;

/** The stylesheet of the colours of a host, and the pairs of them that nobody could read. */
export interface DescribedColors {
  /** Sets both themes, and wins over the stylesheets of the app, which may load later. */
  readonly stylesheet: string;
  /** « night: text (chalk) on ground (night) has 2.1 of 4.5 », the worst first. */
  readonly faults: readonly string[];
}

/** Derives both themes from the colours of a host, and checks every pair that components combine (WCAG 2.2, AA). */
export function describeColors(colors: HostColors): DescribedColors {
  const brand: Brand = {
    ...colors,
    radius: radius.medium,
    displayFont: fontFamily.display,
    textFont: fontFamily.text,
  };
  const faults = reportContrast(brand)
    .filter(({ passes }) => !passes)
    .map(
      ({ theme, front, ground, ratio, needed }) =>
        `${front} on ${ground} in the ${theme} theme has ${ratio} of ${needed}`,
    );
  const stylesheet = toBrandStylesheet(brand)
    .replaceAll(':root', ':root:root')
    .replace(/^\[data-theme/gm, ':root:root[data-theme')
    .replaceAll(', [data-theme', ', :root:root[data-theme')
    .replace(/\s*\n\s*/g, '');
  return { stylesheet, faults };
}
