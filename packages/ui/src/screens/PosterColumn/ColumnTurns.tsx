'use client';

import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './ColumnTurns.css';
import { type TurnBy, turnColumn } from './turnColumn';

export interface ColumnTurnsProps {
  /** The names of the buttons: « Affiche précédente », « Affiche suivante ». */
  labels: { back: string; on: string };
  /** The part of a PosterColumn that turns. */
  scroller: RefObject<HTMLElement | null>;
  /** Called with the index of the poster in front, whenever it changes. */
  onTurn: (front: number) => void;
}

/** Makes a PosterColumn turn. Renders two buttons for its base. */
export function ColumnTurns({ labels, scroller, onTurn }: ColumnTurnsProps) {
  const turnBy = useRef<TurnBy>(null);
  useEffect(() => {
    if (!scroller.current) return;
    const controller = new AbortController();
    scroller.current.classList.add(styles.turning);
    turnBy.current = turnColumn(scroller.current, { signal: controller.signal, onTurn });
    return () => controller.abort();
  }, [scroller, onTurn]);
  return (
    <>
      <button type="button" className={styles.turnBack} aria-label={labels.back} onClick={() => turnBy.current?.(-1)}>
        <Arrow path="M15 4 7 12l8 8" />
      </button>
      <button type="button" className={styles.turn} aria-label={labels.on} onClick={() => turnBy.current?.(1)}>
        <Arrow path="m9 4 8 8-8 8" />
      </button>
    </>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
