'use client';

import * as styles from './PointSlider.css';

export interface PointSliderProps {
  id: string;
  label: string;
  /** The texts of the value. */
  labels: { percent: (percent: number) => string; automatic: string };
  /** From 0 to 100. */
  value: number;
  /** Whether no point is chosen yet. */
  isAutomatic: boolean;
  disabled: boolean;
  onValueChange: (value: number) => void;
}

/** One coordinate of the point. */
export function PointSlider({ id, label, labels, value, isAutomatic, disabled, onValueChange }: PointSliderProps) {
  const text = isAutomatic ? labels.automatic : labels.percent(value);
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      {/* The slider says it, too. */}
      <span className={styles.value} aria-hidden>
        {text}
      </span>
      <input
        className={styles.range}
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={text}
        disabled={disabled}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
