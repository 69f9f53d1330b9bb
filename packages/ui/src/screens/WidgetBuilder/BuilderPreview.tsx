import type { ReactNode } from 'react';
import { ChipRow } from '../../internal/ChipRow';
import type { BuilderChoice } from './BuilderLook';
import * as styles from './BuilderPreview.css';
import { PreviewFrame } from './PreviewFrame';

export interface BuilderPreviewProps {
  /** The accessible name of the frame: « Aperçu ». */
  label: string;
  /** The widths of the partner's page, in pixels. */
  widths: BuilderChoice;
  /** Says that the page is drawn smaller, in percent: « Réduit à 42 %. ». */
  scaleLabel: (percent: number) => string;
  /** The widget itself. */
  widget: ReactNode;
}

/** The widget on a page of the chosen width. */
export function BuilderPreview({ label, widths, scaleLabel, widget }: BuilderPreviewProps) {
  return (
    <div className={styles.preview}>
      <ChipRow {...widths} />
      <PreviewFrame label={label} width={Number(widths.value)} scaleLabel={scaleLabel}>
        {widget}
      </PreviewFrame>
    </div>
  );
}
