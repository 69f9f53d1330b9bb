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
  const page = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 1, height: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !page.current) return;
      const scale = Math.min(1, frame.current.clientWidth / width);
      setSize({ scale, height: page.current.offsetHeight * scale });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [frame.current, page.current]) if (element) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  const percent = Math.round(size.scale * 100);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is higher than the frame scrolls */}
      <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0}>
        <div className={styles.room} style={{ blockSize: size.height }}>
          <div ref={page} className={styles.page} style={{ inlineSize: width, scale: size.scale }}>
            {children}
          </div>
        </div>
      </section>
      <p className={styles.note}>{percent < 100 && scaleLabel(percent)}</p>
    </div>
  );
}
