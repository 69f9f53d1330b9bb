import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './PreviewFrame.css';

interface PreviewFrameProps {
  /** The accessible name of the frame: « Aperçu ». */
  label: string;
  /** The width of the page of the partner, in pixels. */
  width: number;
  /** Says that the page is drawn smaller, in percent: « Réduit à 42 %. ». */
  scaleLabel: (percent: number) => string;
  children: ReactNode;
}

/** A page of a given width, drawn smaller if there is less room. Its own window scrolls. */
export function PreviewFrame({ label, width, scaleLabel, children }: PreviewFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  const percent = Math.round(scale * 100);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is higher than the frame scrolls */}
      <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0}>
        <div className={styles.page} style={{ inlineSize: width, zoom: scale }}>
          {children}
        </div>
      </section>
      <div className={styles.note}>{percent < 100 && scaleLabel(percent)}</div>
    </div>
  );
}
