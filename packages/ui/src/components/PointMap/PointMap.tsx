'use client';

import { forwardRef, type ReactNode, useEffect, useState } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { useFocusFallback } from '../../internal/useFocusFallback';
import * as styles from './PointMap.css';

/** An event on the map, or several that are close to each other. */
export interface MapMark {
  id: string;
  /** What it stands for: « Bal de la Sainte-Catherine », « 12 événements ». */
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** The name of the category, after the label: « Musique ». A colour alone says nothing to those who cannot see it. */
  kind?: string | undefined;
  /** How many events it stands for, formatted, if there are several: « 12 ». */
  count?: string | undefined;
  /** The category of a single event, which gives the colour. */
  category?: string | undefined;
  /** Its place in the units of the map. */
  x: number;
  y: number;
}

/** An event of the chosen mark. */
export interface MapEvent {
  id: string;
  title: string;
  /** The language of the title, if it is not that of the page. */
  lang?: string | undefined;
  /** « sam. 12 déc., 20:30 ». */
  date?: string | undefined;
  href: string;
}

export interface PointMapProps extends RootProps<'section', 'onSelect'> {
  /** The accessible name of the map: « Carte des événements ». */
  label: string;
  /** The width and the height of the map, in its own units. */
  size: readonly [width: number, height: number];
  /** The paths of the outlines. @default none */
  outlines?: readonly string[] | undefined;
  /** Shown instead of the outlines, as large as the map: one element, such as the canvas of a street map. Screen readers skip it. */
  ground?: ReactNode | undefined;
  /** The middle of the part that is shown, and how many times it is enlarged. @default the whole map */
  view?: { x: number; y: number; scale: number } | undefined;
  /** What is shown in this part. */
  marks: readonly MapMark[];
  /** The `id` of the mark whose events are listed. */
  chosen?: string | undefined;
  /** The events of the chosen mark and what is left out, or a hint that one can be chosen. Omit it if none can. */
  list?: { title: string; events: readonly MapEvent[]; more?: string | undefined } | { hint: string } | undefined;
  /** Buttons and links that show another part. */
  tools?: ReactNode | undefined;
  /** What the map shows, or what it leaves out. */
  note?: string | undefined;
  /** Where the outlines come from, and under which licence: a text, with links if the licence asks for them. */
  credit: ReactNode;
  /** Called with the `id` of the pressed mark: enlarge it, or list its events. Without it, the map is a picture. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Shows events at their places, on the outline of an area. Those that are too close to each other share a mark. Each mark is a
 * button, and the events of the chosen mark are listed beside the map. Without `onSelect`, the map is a picture with the label as its
 * text. Renders a `<section>`.
 */
export const PointMap = /* @__PURE__ */ forwardRef<HTMLElement, PointMapProps>(function PointMap(
  { label, size, outlines = [], ground, view, marks, chosen, list, tools, note, credit, onSelect, className, ...root },
  ref,
) {
  const { fallback, container } = useFocusFallback<HTMLDivElement>();
  const [width, height] = size;
  const { x, y, scale } = view ?? { x: width / 2, y: height / 2, scale: 1 };
  // A dot without a button is no item: it has no text.
  const [Marks, Item] = onSelect ? (['ul', 'li'] as const) : (['div', 'div'] as const);
  const [left, top] = [x - width / 2 / scale, y - height / 2 / scale];
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    // On the document, because a pointer that hovers has no focus.
    const quietByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true);
    };
    document.addEventListener('keydown', quietByEscape);
    return () => document.removeEventListener('keydown', quietByEscape);
  }, []);
  const speak = () => setQuiet(false);
  return (
    <section
      aria-label={onSelect && label}
      {...root}
      ref={ref}
      className={joinClassNames(list ? `${styles.map} ${styles.listed}` : styles.map, className)}
    >
      <div className={styles.figure}>
        {tools && <div className={styles.tools}>{tools}</div>}
        {/* Takes the focus of a mark that an enlargement divides. */}
        <div
          ref={fallback}
          className={styles.sheet}
          {...(onSelect ? { tabIndex: -1, ...container } : { role: 'img', 'aria-label': label })}
        >
          {ground ? (
            <div className={styles.ground} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden>
              {ground}
            </div>
          ) : (
            <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
              <g className={styles.outlines} style={{ transform: `scale(${scale}) translate(${-left}px, ${-top}px)` }}>
                {outlines.map((path) => (
                  <path key={path} className={styles.area} d={path} fillRule="evenodd" />
                ))}
              </g>
            </svg>
          )}
          <Marks data-quiet={isQuiet || undefined} onPointerLeave={speak} onFocus={speak}>
            {marks.map((mark) => {
              const [across, down] = [((mark.x - left) * scale) / width, ((mark.y - top) * scale) / height];
              return (
                <Item key={mark.id} className={styles.mark} style={{ left: `${across * 100}%`, top: `${down * 100}%` }}>
                  {onSelect ? (
                    <Mark
                      {...mark}
                      {...{ across, down }}
                      isChosen={mark.id === chosen}
                      onPress={() => onSelect(mark.id)}
                    />
                  ) : (
                    <span data-category={mark.category}>
                      <Dot count={mark.count} />
                    </span>
                  )}
                </Item>
              );
            })}
          </Marks>
        </div>
        <div className={styles.foot}>
          {note && <p>{note}</p>}
          <p className={styles.credit}>{credit}</p>
        </div>
      </div>
      {list && (
        <div className={styles.panel} aria-live="polite">
          {'hint' in list ? (
            <p className={styles.hint}>{list.hint}</p>
          ) : (
            <>
              <h2 className={styles.title}>{list.title}</h2>
              <ul>
                {list.events.map(({ id, title, date, ...link }) => (
                  <li key={id} className={styles.event}>
                    <Anchor className={styles.link} {...link}>
                      {title}
                    </Anchor>
                    {date && <span className={styles.date}>{date}</span>}
                  </li>
                ))}
              </ul>
              {list.more && <p className={styles.hint}>{list.more}</p>}
            </>
          )}
        </div>
      )}
    </section>
  );
});

interface MarkProps extends MapMark {
  /** Its place in the part that is shown, from 0 to 1. */
  across: number;
  down: number;
  isChosen: boolean;
  onPress: () => void;
}

function Mark({ label, lang, kind, count, category, across, down, isChosen, onPress }: MarkProps) {
  return (
    <button type="button" className={styles.press} data-category={category} aria-pressed={isChosen} onClick={onPress}>
      {/* Within the map: beside the left edge it begins at its mark, and beside the right edge it ends there. */}
      <span className={styles.name} data-below={down < 0.2 || undefined} style={{ translate: `${-across * 100}% 0` }}>
        <bdi lang={lang}>{label}</bdi>
        {kind && ` · ${kind}`}
      </span>
      <Dot count={count} />
    </button>
  );
}

function Dot({ count }: Pick<MapMark, 'count'>) {
  return (
    <span
      className={joinClassNames(styles.dot, count ? styles.cluster : undefined)}
      data-digits={count && Math.min(4, count.length)}
      aria-hidden
    >
      {count}
    </span>
  );
}
