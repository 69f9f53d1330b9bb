import type { Renderer } from '@lively/app/rendering';
import { branding } from '../../settings/branding/branding.ts';
import type { BrandColors } from '../../settings/branding/brandingSchema.ts';
import { contrastOf } from '../../settings/branding/contrastOf.ts';
import { StartError } from '../../startup/StartError.ts';

/** « Lively » is short. On telephones the name of a host is small, on several lines, and leaves room for its neighbours. */
const nameStyles =
  '@media (max-width:30rem){:root [data-site-name]{max-inline-size:4.5rem;font-size:1rem;line-height:1.1;letter-spacing:0}}';
/** The contrast of large text with its background. */
const largeText = 3;
/** Faults that the error lists. */
const maxFaults = 3;

/**
 * Adds the styles of the branding to a document, after which any stylesheet may follow. Without a branding the document stays as
 * it is.
 *
 * @throws StartError, one line, for colours that are too similar to be read.
 */
export function addBrandStyles(html: string, renderer: Pick<Renderer, 'describeColors'>): string {
  if (!branding) return html;
  const { stylesheet, faults } = branding.colors ? describe(branding.colors, renderer) : { stylesheet: '', faults: [] };
  if (faults.length)
    throw new StartError(
      `The colors of branding.json are too hard to read: ${faults.slice(0, maxFaults).join('; ')}. Choose darker or lighter ones.`,
    );
  return html.replace('</head>', () => `<style>${stylesheet}${nameStyles}</style></head>`);
}

/** Also checks the accent, in which titles have words: large text needs less than other texts (WCAG 2.2, 1.4.3). */
function describe(colors: BrandColors, renderer: Pick<Renderer, 'describeColors'>) {
  const { stylesheet, faults } = renderer.describeColors(colors);
  const { accent, paper, night } = colors;
  const pale = Object.entries({ paper, night })
    .filter(([, ground]) => contrastOf(accent, ground) < largeText)
    .map(([name]) => `accent on ${name} has less than ${largeText}`);
  return { stylesheet, faults: [...faults, ...pale] };
}
