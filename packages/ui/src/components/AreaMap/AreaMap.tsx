'use client';

import { forwardRef, useEffect, useState } from 'react';
import { Anchor } from '../../internal/Anchor';
import { followLink } from '../../internal/followLink';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './AreaMap.css';

/** One part of a map that can be chosen. */
export interface MapArea {
  id: string;
  /** Its name: « Finistère ». */
  label: string;
  /** What is counted there, formatted: « 128 ». */
  count: string;
  /** The name with what is counted, shown beside the pointer: « Finistère : 128 événements ». */
  text: string;
  /** How much is counted there, in five steps: the darkest is 5. */
  depth: 1 | 2 | 3 | 4 | 5;
  /** The page of what is counted there. */
  href: string;
}

/** The outline of an area, which may be drawn more than once. */
export interface MapShape {
  /** The `id` of the area. A shape without an area is drawn as empty. */
  area: string;
  /** The path of the outline, in the units of the map. */
  path: string;
  /** The middle of the outline. */
  x: number;
  y: number;
}

/** A rectangle of the map. */
export interface MapFrame {
  /** Its name, on one line: « Guadeloupe ». */
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface AreaMapProps extends RootProps<'div', 'onSelect'> {
  /** The accessible name of the list: « Nombre d’événements par département ». */
  label: string;
  /** The width and the height of the map, in its own units. */
  size: readonly [width: number, height: number];
  /** The outlines of all areas, even of those without anything to count. */
  shapes: readonly MapShape[];
  /** Rectangles around what is drawn apart, with its name. */
  frames?: readonly MapFrame[] | undefined;
  /** The areas with something to count, in the order of the list. */
  areas: readonly MapArea[];
  /** The ends of the scale of colours: « 1 », « 128 ». Leave it out while nothing is counted. */
  legend?: { least: string; most: string } | undefined;
  /** What the map does not show. */
  note?: string | undefined;
  /** Where the outlines come from, and under which licence. */
  credit: string;
  /** Called with the `id` of the chosen area. */
  onSelect: (id: string) => void;
}

/**
 * Shows how much there is in each area, on a map and in a list of links with the same numbers. The list is for keyboards and
 * screen readers, which skip the map. Renders a `<div>`.
 */
export const AreaMap = /* @__PURE__ */ forwardRef<HTMLDivElement, AreaMapProps>(function AreaMap(
  { label, size, shapes, frames = [], areas, legend, note, credit, onSelect, className, ...root },
  ref,
) {
  const [shown, setShown] = useState<string>();
  const [width, height] = size;
  const byId = new Map(areas.map((area) => [area.id, area]));
  const hide = () => setShown(undefined);
  useEffect(() => {
    // On the document, because a pointer that hovers has no focus.
    const hideByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined);
    };
    document.addEventListener('keydown', hideByEscape);
    return () => document.removeEventListener('keydown', hideByEscape);
  }, []);
  return (
    <div {...root} ref={ref} className={joinClassNames(styles.map, className)}>
      <figure className={styles.figure}>
        <div className={styles.sheet} aria-hidden onPointerLeave={hide}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the list says the same. */}
          <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
            {frames.map(({ label, ...frame }) => (
              <g key={label}>
                <rect className={styles.frame} {...frame} rx={8} />
                <text className={styles.frameName} x={frame.x + frame.width / 2} y={frame.y + 36}>
                  {label}
                </text>
              </g>
            ))}
            {shapes.map(({ area: id, path }) => {
              const area = byId.get(id);
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: the list has a link for keyboards.
                <path
                  key={path}
                  className={styles.area}
                  d={path}
                  fillRule="evenodd"
                  data-depth={area?.depth}
                  data-shown={(area && shown === id) || undefined}
                  onPointerEnter={() => setShown(id)}
                  onClick={() => area && onSelect(id)}
                />
              );
            })}
          </svg>
          {shown !== undefined && <Tag {...{ shapes, size, onSelect }} area={byId.get(shown)} />}
        </div>
        {legend && (
          <div className={styles.legend} aria-hidden>
            {legend.least}
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with the map. */}
            <svg className={styles.swatches} viewBox="0 0 50 5" preserveAspectRatio="none">
              {[1, 2, 3, 4, 5].map((depth) => (
                <path key={depth} className={styles.area} d={`M${depth * 10 - 10} 0h10v5h-10z`} data-depth={depth} />
              ))}
            </svg>
            {legend.most}
          </div>
        )}
        {note && <p>{note}</p>}
        <figcaption className={styles.credit}>{credit}</figcaption>
      </figure>
      {areas.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {areas.map(({ id, label, count, href }) => (
            <li key={id} className={styles.item}>
              <Anchor
                className={styles.link}
                href={href}
                onClick={followLink(() => onSelect(id))}
                onFocus={() => setShown(id)}
                onBlur={hide}
                onPointerEnter={() => setShown(id)}
                onPointerLeave={hide}
              >
                {label} <span className={styles.count}>{count}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

function Tag({
  shapes,
  area,
  size: [width, height],
  onSelect,
}: Pick<AreaMapProps, 'shapes' | 'size' | 'onSelect'> & { area: MapArea | undefined }) {
  const shape = shapes.find(({ area: id }) => id === area?.id);
  if (!area || !shape) return null;
  const [left, top] = [(shape.x / width) * 100, (shape.y / height) * 100];
  // Beside the left edge it begins at its area, and beside the right edge it ends there.
  const style = { left: `${left}%`, top: `${top}%`, transform: `translate(${-left}%, calc(-100% - 0.75rem))` };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has a link for keyboards.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it lies over a part of its area, which can be clicked as well.
    <span className={styles.tag} style={style} onClick={() => onSelect(area.id)}>
      {area.text}
    </span>
  );
}
