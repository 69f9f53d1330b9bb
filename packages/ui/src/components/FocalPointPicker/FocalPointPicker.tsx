'use client';

import { forwardRef, type ReactNode, useRef } from 'react';
import type { FieldTexts } from '../../internal/FieldTexts';
import { Photo, type PictureSource } from '../../internal/Photo';
import { type FocalPoint, positionAround } from '../../internal/positionAround';
import type { RootProps } from '../../internal/RootProps';
import { usePictureSize } from '../../internal/usePictureSize';
import { Button } from '../Button/Button';
import { FieldGroup } from '../Field/FieldGroup';
import * as styles from './FocalPointPicker.css';
import { FocalPointStage, widthOf } from './FocalPointStage';
import { PointSlider } from './PointSlider';

export type { FocalPoint };

/** A shape in which the picture is shown elsewhere. */
export interface FocalPointFrame {
  /** Where: « Sur les cartes ». */
  label: string;
  /** The width of the frame divided by its height. */
  ratio: number;
  /** The automatic cut, if a server has made it. @default the upper middle */
  sources?: readonly PictureSource[] | undefined;
}

/** The props of FocalPointPicker. `id` goes to its first slider, all other attributes to the `<fieldset>`. */
export interface FocalPointPickerProps
  extends FieldTexts,
    RootProps<'fieldset', keyof FieldTexts | 'role' | 'aria-describedby' | 'aria-invalid'> {
  /** The texts of the sliders and of the button. */
  labels: {
    /** The slider of the width: « De gauche à droite ». */
    across: string;
    /** The slider of the height: « De bas en haut ». */
    up: string;
    /** A position on a slider, from 0 to 100: « 42 % ». */
    percent: (percent: number) => string;
    /** The position on both sliders before a point is chosen: « automatique ». */
    automatic: string;
    /** The button that removes the point: « Revenir au cadrage automatique ». */
    restore: string;
  };
  /** The id of the first slider. Generated if omitted. */
  id?: string | undefined;
  /** The URL of the whole picture. */
  src: string;
  /** The chosen point; null for automatic cuts. */
  value: FocalPoint | null;
  /** Called with the next point, or with `null` when automatic cuts are restored. */
  onValueChange: (point: FocalPoint | null) => void;
  /** The shapes to show. A side that none of them cuts has no slider. */
  frames: readonly FocalPointFrame[];
  /** Replaces a picture that cannot be loaded. @default nothing */
  fallback?: ReactNode;
  /** Whether the point is locked. @default false */
  disabled?: boolean | undefined;
}

const centre: FocalPoint = { x: 50, y: 50 };

/**
 * The point of a picture that stays visible where the picture is cut, chosen on the picture or by sliders, with the cuts beside
 * it. Renders an `<input type="range">` for each side that is cut, in a `<fieldset>`.
 *
 * Use ImageDrop to choose the picture.
 */
export const FocalPointPicker = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, FocalPointPickerProps>(
  function FocalPointPicker(
    { labels, src, value, onValueChange, frames, fallback = null, disabled = false, ...group },
    ref,
  ) {
    const size = usePictureSize(src);
    const sliders = useRef<HTMLDivElement>(null);
    const point = value ?? centre;
    const isAutomatic = value === null;
    const slider = { labels, disabled: disabled || !size, isAutomatic };
    const cutsWidth = frames.some(({ ratio }) => !size || size.width > ratio * size.height);
    const cutsHeight = frames.some(({ ratio }) => !size || size.width < ratio * size.height);

    function restore() {
      onValueChange(null);
      // The pressed button disappears.
      sliders.current?.querySelector('input')?.focus();
    }

    return (
      <FieldGroup {...group} ref={ref}>
        {(firstId) => (
          <div className={styles.columns}>
            {size !== null && (
              <div className={styles.choice} style={{ inlineSize: `${Math.max(17, widthOf(size))}rem` }}>
                {size ? (
                  <FocalPointStage {...{ src, size, point, isAutomatic, disabled }} onMove={onValueChange} />
                ) : (
                  <div className={styles.place} />
                )}
                <div ref={sliders} className={styles.sliders}>
                  {cutsWidth && (
                    <PointSlider
                      {...slider}
                      id={firstId}
                      label={labels.across}
                      value={point.x}
                      onValueChange={(x) => onValueChange({ ...point, x })}
                    />
                  )}
                  {cutsHeight && (
                    <PointSlider
                      {...slider}
                      id={cutsWidth ? `${firstId}-up` : firstId}
                      label={labels.up}
                      // From the foot, so that the key ArrowUp moves the point up.
                      value={100 - point.y}
                      onValueChange={(height) => onValueChange({ ...point, y: 100 - height })}
                    />
                  )}
                </div>
                {value && (
                  <Button className={styles.restore} weight="quiet" disabled={slider.disabled} onPress={restore}>
                    {labels.restore}
                  </Button>
                )}
              </div>
            )}
            <div className={styles.frames}>
              {frames.map(({ label, ratio, sources }) => (
                <figure key={label} className={styles.figure} style={{ flexGrow: ratio }}>
                  <div className={styles.frame} style={{ aspectRatio: `${ratio}` }}>
                    <Photo
                      key={`${src} ${isAutomatic}`}
                      src={src}
                      sources={isAutomatic ? sources : []}
                      sizes="12rem"
                      width={Math.round(400 * ratio)}
                      height={400}
                      style={value && size ? { objectPosition: positionAround(value, size, ratio) } : undefined}
                      fallback={fallback}
                    />
                  </div>
                  <figcaption className={styles.caption}>{label}</figcaption>
                </figure>
              ))}
            </div>
          </div>
        )}
      </FieldGroup>
    );
  },
);
