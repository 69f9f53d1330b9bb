import { charts } from '@lively/machines/charts';
import mermaid from 'mermaid';
import { useEffect, useRef } from 'react';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
mermaid.initialize({ startOnLoad: false, theme: isDark ? 'dark' : 'neutral', fontFamily: 'inherit' });

/** Each machine's chart under its name. */
export function MachineCharts() {
  return Object.entries(charts).map(([name, chart]) => (
    <section key={name}>
      <h2>{name}</h2>
      <MachineChart name={name} chart={chart} />
    </section>
  ));
}

function MachineChart({ name, chart }: { name: string; chart: string }) {
  const figure = useRef<HTMLElement>(null);

  useEffect(() => {
    let isCurrent = true;
    mermaid.render(`chart-${name}`, chart).then(({ svg }) => {
      if (!isCurrent) return;
      const drawing = new DOMParser().parseFromString(svg, 'text/html').body.firstElementChild;
      figure.current?.replaceChildren(...(drawing ? [drawing] : []));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, chart]);

  return <figure ref={figure} role="img" aria-label={name} style={{ margin: 0, overflowX: 'auto' }} />;
}
