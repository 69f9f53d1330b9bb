import { useState } from 'react';
import { useToolbar } from '../docs/useToolbar';
import { Flow, type FlowProps } from '../machines/Flow';
import './pattern.css';

interface PatternProps {
  /** The machine behind it. What only waits for an answer has none: a query holds it. */
  machine?: FlowProps['name'];
  /** The moments of the pattern, in the order in which people live them. */
  steps: readonly Step[];
}

interface Step {
  label: string;
  /** The state of the machine then. */
  state?: string;
  /** The story that shows it. */
  story: string;
}

/** A screen through its moments, and beside it the machine, with the state it is in. */
export function Pattern({ machine, steps }: PatternProps) {
  const [index, setIndex] = useState(0);
  const { theme } = useToolbar();
  const step = steps[index];
  if (!step) return null;
  return (
    <div className="pattern sb-unstyled">
      <fieldset className="flow-zoom">
        <legend>Moment</legend>
        {steps.map(({ label }, position) => (
          <button key={label} type="button" aria-pressed={position === index} onClick={() => setIndex(position)}>
            {label}
          </button>
        ))}
      </fieldset>
      <iframe
        key={step.story + theme}
        className="pattern-screen"
        title={step.label}
        src={`./iframe.html?viewMode=story&id=${step.story}&globals=theme:${theme}`}
      />
      {machine && <Flow name={machine} state={step.state} />}
    </div>
  );
}
