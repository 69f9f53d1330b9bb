import { charts } from '@lively/machines/charts';
import layouts from '@mermaid-js/layout-elk';
import mermaid from 'mermaid';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { darkColors, lightColors, type ThemeColors } from '../../packages/ui/src/theme/tokens';
import { useToolbar } from '../docs/useToolbar';
import './flow.css';
import invisibleStates from './invisibleStates.json';
import storiesOfStates from './storiesOfStates.json';

export interface FlowProps {
  /** The name of a machine. */
  name: keyof typeof storiesOfStates;
  /** The state to highlight. */
  state?: string | undefined;
}

type Zoom = 'auto' | number;

const zooms: readonly Zoom[] = ['auto', 0.5, 0.75, 1, 1.5];

/** The minimum zoom of « Auto », at which letters of 16 px are still legible. A wider chart scrolls. */
const minAutoScale = 0.65;

// Prevents overlaps of arrows and labels: Mermaid's own layout misplaces the labels of loops.
mermaid.registerLayoutLoaders(layouts);

/** The chart of a machine, generated from the machine itself. A state with a coloured border links to a story. */
export function Flow({ name, state }: FlowProps) {
  const figure = useRef<HTMLElement>(null);
  const { theme } = useToolbar();
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const invisible = Object.entries((invisibleStates as Record<string, Record<string, string>>)[name] ?? {});

  useEffect(() => {
    let isCurrent = true;
    mermaid.initialize({
      startOnLoad: false,
      theme: 'base',
      themeVariables: dress(theme === 'dark' ? darkColors : lightColors),
      fontFamily: 'inherit',
      // The links are safe, because they come from this module.
      securityLevel: 'loose',
      flowchart: { useMaxWidth: false },
      layout: 'elk',
      elk: { nodePlacementStrategy: 'NETWORK_SIMPLEX' },
    });
    mermaid.render(`chart-${name}-${theme}`, withLinks(name, state)).then(({ svg }) => {
      if (!isCurrent) return;
      setDrawing(new DOMParser().parseFromString(svg, 'text/html').querySelector('svg'));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, state, theme]);

  useEffect(() => {
    if (!drawing) return;
    figure.current?.replaceChildren(drawing);
    showLitState(drawing);
  }, [drawing]);

  return (
    <div className="flow sb-unstyled">
      <fieldset className="flow-zoom">
        <legend>Zoom</legend>
        {zooms.map((value) => (
          <button key={value} type="button" aria-pressed={value === zoom} onClick={() => setZoom(value)}>
            {value === 'auto' ? 'Auto' : `${value * 100} %`}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      <section className="flow-window" tabIndex={0} aria-label={`Chart of ${name}`}>
        <figure ref={figure} style={sizeAt(zoom, drawing?.viewBox.baseVal.width ?? 0)} />
      </section>
      <p className="flow-note">
        A state with a red edge links to its story. The label of an arrow contains the event and the condition of the
        transition.
      </p>
      {invisible.length > 0 && (
        <details className="flow-invisible">
          <summary>States that no story shows</summary>
          <dl>
            {invisible.map(([path, why]) => (
              <div key={path}>
                <dt>{path.replaceAll('_', '.')}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** Scrolls a chart that is larger than its window to the highlighted state. */
function showLitState(drawing: SVGSVGElement) {
  const view = drawing.closest('.flow-window');
  const state = drawing.querySelector('.lit')?.getBoundingClientRect();
  if (!view || !state) return;
  const frame = view.getBoundingClientRect();
  view.scrollBy(
    state.left + state.width / 2 - frame.left - frame.width / 2,
    state.top + state.height / 2 - frame.top - frame.height / 2,
  );
}

function sizeAt(zoom: Zoom, width: number): CSSProperties {
  return zoom === 'auto'
    ? { minInlineSize: minAutoScale * width, maxInlineSize: width }
    : { inlineSize: Math.round(zoom * width) };
}

/** Returns the chart's colours in the theme of the page. */
function dress(colors: ThemeColors) {
  return {
    primaryColor: colors.surface,
    primaryTextColor: colors.ink,
    primaryBorderColor: colors.ink,
    lineColor: colors.inkMuted,
    textColor: colors.ink,
    titleColor: colors.inkMuted,
    clusterBkg: 'transparent',
    clusterBorder: colors.line,
    edgeLabelBackground: colors.ground,
  };
}

/** Returns the chart with links on its states and one highlighted state. */
function withLinks(name: FlowProps['name'], state: string | undefined): string {
  const stories = Object.entries(storiesOfStates[name]);
  const links = stories.map(
    ([path, story]) => `  click ${name}_${path} href "./?path=/story/${story}" "Its story" _top`,
  );
  const shown = stories.map(([path]) => `  class ${name}_${path} shown`);
  const styles = [
    '  classDef shown stroke:#E5432D,stroke-width:2px',
    '  classDef lit fill:#F3A712,color:#0F2E27,stroke:#0F2E27',
  ];
  const lit = state ? [`  class ${name}_${state} lit`] : [];
  // A line break before each guard makes the chart narrower.
  const chart = charts[name]?.replaceAll(' [', '<br/>[');
  return [chart, ...links, ...styles, ...shown, ...lit].join('\n');
}
