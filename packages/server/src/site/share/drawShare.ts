import type { PollShare, Share } from '@lively/app/rendering';
import { type ContainerNode, type ImageNode, type Node, Renderer, type TextNode } from '@takumi-rs/core';
import { branding } from '../../settings/branding/branding.ts';
import { contrastOf } from '../../settings/branding/contrastOf.ts';
import { siteName } from '../../settings/branding/siteName.ts';
import { columnSize, drawColumn } from './drawColumn.ts';
import { fontFamilies, keepDrawn, registerFonts } from './registerFonts.ts';

/** Pixels. All messengers show this size completely. */
const width = 1200;
const height = 630;
const floodHeight = 472;
const margin = 56;
const poster = { width: 404, height: 505, frame: 12 };

const { paper, ink, band } = branding?.colors ?? { paper: '#F6F0E4', ink: '#0F2E27', band: '#12493C' };
const card = branding?.colors ? paper : '#FFFBF2';
const onBand = contrastOf(band, paper) > contrastOf(band, ink) ? paper : ink;

/** The sizes of a title by its max letters, with the max lines. */
const titleSizes = [
  { most: 20, size: 112, lines: 2 },
  { most: 44, size: 88, lines: 3 },
  { most: 72, size: 68, lines: 4 },
  { most: Number.POSITIVE_INFINITY, size: 54, lines: 5 },
];

type Style = NonNullable<ContainerNode['style']>;

interface Studio {
  readonly renderer: Renderer;
  /** The code points that the fonts can draw. */
  readonly characters: ReadonlySet<number>;
}

let preparing: Promise<Studio> | undefined;

/** Draws the picture of a shared event: its title on the colour of its category, its date, its poster. */
export function drawShare(share: Share): Promise<Uint8Array<ArrayBuffer>> {
  return draw((characters) => layOut(share, characters));
}

/** Draws the picture of a shared poll: a question, and the posters of its first options. */
export function drawPollShare(share: PollShare): Promise<Uint8Array<ArrayBuffer>> {
  return draw(() => layOutPoll(share));
}

/** Draws the picture of every other shared page: the name of the site, beside the Morris column or alone with a logo of the host. */
export function drawSiteShare(): Promise<Uint8Array<ArrayBuffer>> {
  const frame = { width, height, alignItems: 'center' } as const;
  if (branding?.logo)
    return draw(() =>
      box({ ...frame, justifyContent: 'center', backgroundColor: band, color: onBand }, [brand(onBand)]),
    );
  // A condensed letter is less than half as wide as high.
  const fontSize = Math.min(192, Math.round(1150 / siteName.length));
  const name = text(siteName, { ...display, fontSize, lineHeight: 1, letterSpacing: '-0.02em' });
  const column = picture(drawColumn({ band, paper: card, ink }), columnSize.width, columnSize.height);
  return draw(() =>
    box(
      {
        ...frame,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        paddingLeft: margin,
        paddingRight: margin,
        backgroundColor: paper,
        color: ink,
      },
      [box({ height, alignItems: 'center' }, [name]), column],
    ),
  );
}

/** Draws a logo as an icon: devices cut a circle with 80 % of the width, and the logo fills 70 %. @param size - Pixels. */
export function drawIcon(logo: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const square = { width: size, height: size };
  const inner = Math.round(size * 0.7);
  const frame = { ...square, alignItems: 'center', justifyContent: 'center', backgroundColor: paper } as const;
  return draw(() => box(frame, [picture(logo, inner, inner)]), square);
}

async function draw(
  lay: (characters: ReadonlySet<number>) => Node,
  size = { width, height },
): Promise<Uint8Array<ArrayBuffer>> {
  preparing ??= prepare();
  const { renderer, characters } = await preparing;
  return new Uint8Array(await renderer.render(lay(characters), { ...size, format: 'png' }));
}

async function prepare(): Promise<Studio> {
  const renderer = new Renderer();
  return { renderer, characters: await registerFonts(renderer) };
}

function layOut(share: Share, characters: ReadonlySet<number>): Node {
  const { flood, onFlood } = share.colors;
  const frame = { width: poster.width + 2 * poster.frame, height: poster.height + 2 * poster.frame };
  return box({ width, height, position: 'relative', backgroundColor: paper, color: ink }, [
    box({ position: 'absolute', left: 0, top: 0, width, height: floodHeight, backgroundColor: flood }, []),
    box(
      {
        position: 'absolute',
        left: margin,
        top: 44,
        width: width - frame.width - 3 * margin,
        height: floodHeight - 44 - 34,
        flexDirection: 'column',
        justifyContent: 'space-between',
        color: onFlood,
      },
      [
        brand(onFlood),
        box({ flexDirection: 'column', gap: 14 }, [label(share.categoryLabel), title(share, characters)]),
      ],
    ),
    box(
      {
        position: 'absolute',
        left: margin,
        top: floodHeight,
        width: width - frame.width - 3 * margin,
        height: height - floodHeight,
        alignItems: 'center',
        gap: 28,
      },
      [...(share.date ? [date(share.date)] : []), facts(share, characters)],
    ),
    box(
      {
        position: 'absolute',
        right: margin,
        top: Math.round((height - frame.height) / 2),
        ...frame,
        padding: poster.frame,
        backgroundColor: card,
        borderRadius: 8,
      },
      [picture(share.poster, poster.width, poster.height)],
    ),
  ]);
}

/** The width of each poster by their number: one to three in a row, four in two rows. */
const posterWidths = [0, 400, 310, 206, 222];

function layOutPoll({ title, posters }: PollShare): Node {
  const posterWidth = posterWidths[posters.length] ?? 222;
  const perRow = posters.length === 4 ? 2 : posters.length;
  return box({ width, height, position: 'relative', backgroundColor: band, color: onBand }, [
    box(
      {
        position: 'absolute',
        left: margin,
        top: 44,
        width: 440,
        height: height - 2 * 44,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      [brand(onBand), text(title, { ...display, fontSize: 104, lineHeight: 0.98, letterSpacing: '-0.015em' })],
    ),
    box(
      {
        position: 'absolute',
        right: margin,
        top: 0,
        width: perRow * (posterWidth + 20),
        height,
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: 'flex-end',
        gap: 20,
      },
      posters.map((poster) => picture(poster, posterWidth, posterWidth * 1.25)),
    ),
  ]);
}

function brand(color: string): Node {
  // The column of the icon, in the colour of text on the flood.
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 3 20 28" width="40" height="56"><path fill="${color}" fill-rule="evenodd" d="M6 30V13a10 10 0 0 1 20 0v17a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1ZM10 14h12v12H10z"/></svg>`;
  return box({ alignItems: 'center', gap: 14 }, [
    branding?.logo ? picture(branding.logo, 42, 42) : picture(icon, 30, 42),
    text(siteName, { ...display, fontSize: 44, lineHeight: 1 }),
  ]);
}

function label(categoryLabel: string): Node {
  return text(categoryLabel.toUpperCase(), { ...plain, fontSize: 24, fontWeight: 600, letterSpacing: '0.04em' });
}

function title({ title, categoryLabel }: Share, characters: ReadonlySet<number>): Node {
  const shown = keepDrawn(title, characters) || categoryLabel;
  // Only Latin letters are condensed.
  const length = shown.length * (/[^\p{Script=Latin}\p{Script=Common}]/u.test(shown) ? 1.8 : 1);
  const { size, lines } = titleSizes.find(({ most }) => length <= most) ?? { size: 54, lines: 5 };
  return text(shown, {
    ...display,
    fontSize: size,
    lineHeight: 0.98,
    letterSpacing: '-0.015em',
    lineClamp: lines,
    textOverflow: 'ellipsis',
    direction: /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(shown) ? 'rtl' : 'ltr',
  });
}

function date({ weekday, day, month }: NonNullable<Share['date']>): Node {
  const small: Style = { ...plain, fontSize: 22, fontWeight: 700, letterSpacing: '0.06em', lineHeight: 1.1 };
  return box({ alignItems: 'center', gap: 18 }, [
    text(day, { ...display, fontSize: 108, lineHeight: 0.9 }),
    box({ flexDirection: 'column', gap: 4 }, [text(weekday.toUpperCase(), small), text(month.toUpperCase(), small)]),
    box({ marginLeft: 12, width: 2, height: 84, backgroundColor: ink }, []),
  ]);
}

function facts({ place, detail }: Share, characters: ReadonlySet<number>): Node {
  const line: Style = { fontSize: 34, lineHeight: 1.12, lineClamp: 1, textOverflow: 'ellipsis' };
  return box({ flexDirection: 'column', gap: 2, flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [
    ...(detail ? [text(detail, { ...display, ...line })] : []),
    text(keepDrawn(place, characters), { ...display, ...line, lineClamp: detail ? 2 : 3, fontSize: 30 }),
  ]);
}

const display: Style = { fontFamily: fontFamilies.display.join(', '), fontWeight: 800, fontStretch: '76%' };
const plain: Style = { fontFamily: fontFamilies.text.join(', ') };

function box(style: Style, children: Node[]): ContainerNode {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(content: string, style: Style): TextNode {
  return { type: 'text', text: content, style };
}

function picture(svg: string, width: number, height: number): ImageNode {
  return {
    type: 'image',
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style: { width, height, objectFit: 'contain' },
  };
}
