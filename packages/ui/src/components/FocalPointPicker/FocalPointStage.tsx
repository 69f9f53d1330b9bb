'use client';

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { FocalPoint } from '../../internal/positionAround';
import type { PictureSize } from '../../internal/usePictureSize';
import * as styles from './FocalPointStage.css';

export interface FocalPointStageProps {
  /** The URL of the whole picture. */
  src: string;
  size: PictureSize;
  point: FocalPoint;
  /** Whether no point is chosen yet. */
  isAutomatic: boolean;
  disabled: boolean;
  onMove: (point: FocalPoint) => void;
}

/** The whole picture with its point, which is dragged, or moved by a click or a tap beside it. */
export function FocalPointStage({ src, size, point, isAutomatic, disabled, onMove }: FocalPointStageProps) {
  const beganOnPoint = useRef(false);

  function moveTo({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const percent = (share: number) => Math.round(100 * Math.min(Math.max(0, share), 1));
    onMove({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  }

  function begin({ target, currentTarget, pointerId, button }: PointerEvent<HTMLElement>) {
    beganOnPoint.current = target !== currentTarget;
    // Beside the point, a finger may be about to scroll the page: only a click moves the point there.
    if (beganOnPoint.current && button === 0 && !disabled) currentTarget.setPointerCapture(pointerId);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the sliders beside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders have the keys.
    <div
      className={styles.stage}
      style={{ aspectRatio: `${size.width} / ${size.height}`, inlineSize: `min(100%, ${widthOf(size)}rem)` }}
      data-disabled={disabled || undefined}
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
      onClick={(event) => {
        if (!beganOnPoint.current && !disabled) moveTo(event);
      }}
    >
      <img className={styles.picture} src={src} alt="" />
      <span
        className={styles.point}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        data-automatic={isAutomatic || undefined}
      />
    </div>
  );
}

/** The max height, in rem: a tall picture and its cuts are on one screen. */
const maxHeight = 20;

/** Returns the width in rem at which a picture has the max height; that of a square while its size is unknown. */
export function widthOf(size: PictureSize | undefined): number {
  return size ? (maxHeight * size.width) / size.height : maxHeight;
}
