import type { ReactNode } from 'react';
import * as styles from './ViewPicture.css';

/** How a widget shows events: `event` is one event, `week` and `month` are calendars, `search` is a search with its results. */
export type WidgetViewName = 'list' | 'grid' | 'compact' | 'week' | 'month' | 'search' | 'event';

/** A small drawing of a view. Decorative: its label stands beside it. */
export function ViewPicture({ view }: { view: WidgetViewName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <rect className={styles.page} width="96" height="72" />
      {drawings[view]}
    </svg>
  );
}

const drawings: Readonly<Record<WidgetViewName, ReactNode>> = {
  list: [0, 1, 2].map((row) => (
    <g key={row} transform={`translate(10 ${8 + row * 20})`}>
      <Poster at={row} width={13} height={16} />
      <Lines x={19} y={2} width={row === 1 ? 40 : 52} />
    </g>
  )),
  grid: [0, 1, 2].map((column) => (
    <g key={column} transform={`translate(${8 + column * 28} 9)`}>
      <Poster at={column} width={24} height={32} />
      <Lines x={0} y={37} width={column === 1 ? 18 : 24} />
    </g>
  )),
  compact: [0, 1, 2, 3].map((row) => (
    <g key={row} transform={`translate(10 ${9 + row * 15})`}>
      <rect className={styles.ink} width="10" height="9" rx="1" />
      <Lines x={16} y={0} width={[52, 38, 58, 44][row] ?? 0} />
    </g>
  )),
  week: [0, 1, 2].map((day) => (
    <g key={day} transform={`translate(10 ${8 + day * 20})`}>
      <rect className={styles.ink} width="26" height="3" rx="1" />
      <rect className={styles.line} y="6" width="76" height="1" />
      <rect className={styles.tones[day % styles.tones.length]} y="9.5" width="4" height="5" rx="1" />
      <rect className={styles.muted} x="8" y="10.5" width={[50, 36, 58][day]} height="3" rx="1" />
    </g>
  )),
  month: (
    <>
      <rect className={styles.ink} x="10" y="7" width="30" height="5" rx="1" />
      {Array.from({ length: 28 }, (_, day) => {
        const [x, y] = [10 + (day % 7) * 11, 17 + Math.floor(day / 7) * 13];
        const tone = { 4: 0, 10: 1, 12: 2, 19: 0, 23: 2 }[day];
        const className = tone === undefined ? styles.cell : styles.tones[tone];
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a drawing keep their order.
        return <rect key={day} className={className} x={x} y={y} width="9" height="10" rx="1" />;
      })}
    </>
  ),
  search: (
    <>
      <rect className={styles.field} x="10" y="9" width="76" height="14" rx="2" />
      <rect className={styles.ink} x="66" y="12" width="17" height="8" rx="1" />
      <rect className={styles.muted} x="15" y="14.5" width="34" height="3" rx="1" />
      {[0, 1].map((row) => (
        <g key={row} transform={`translate(10 ${31 + row * 18})`}>
          <Poster at={row} width={11} height={14} />
          <Lines x={17} y={1} width={row ? 40 : 54} />
        </g>
      ))}
    </>
  ),
  event: (
    <g transform="translate(10 9)">
      <Poster at={0} width={34} height={54} />
      <Lines x={42} y={2} width={34} />
      <rect className={styles.muted} x="42" y="22" width="30" height="3" rx="1" />
      <rect className={styles.muted} x="42" y="29" width="34" height="3" rx="1" />
      <rect className={styles.muted} x="42" y="36" width="22" height="3" rx="1" />
      <rect className={styles.ink} x="42" y="45" width="20" height="9" rx="1" />
    </g>
  ),
};

function Poster({ at, width, height }: { at: number; width: number; height: number }) {
  const radius = Math.min(width, height) / 4;
  return (
    <>
      <rect className={styles.tones[at % styles.tones.length]} width={width} height={height} rx="1" />
      <circle className={styles.sun} cx={width / 2} cy={height / 2} r={radius} />
    </>
  );
}

/** A title, and the place below it. */
function Lines({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <>
      <rect className={styles.ink} x={x} y={y} width={width} height="4" rx="1" />
      <rect className={styles.muted} x={x} y={y + 7} width={width * 0.6} height="3" rx="1" />
    </>
  );
}
