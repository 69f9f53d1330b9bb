import { useState } from 'react';
import { useToolbar } from '../docs/useToolbar';
import { Flow, type FlowProps } from '../machines/Flow';
import './pattern.css';

interface PatternProps {
  /** The machine of the pattern. Omit it for a query, which only waits for a response. */
  machine?: FlowProps['name'];
  /** The steps of the pattern, in the order in which users experience them. */
  steps: readonly Step[];
}

interface Step {
  label: string;
  /** The state of the machine at this step. */
  state?: string;
  /** The id of the story that shows the step. */
  story: string;
}

/** A screen in the steps of a pattern, with the chart of its machine and the current state. */
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
