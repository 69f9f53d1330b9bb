import { useEffect, useMemo, useRef } from 'react';
import { usePageParameters } from '../../../navigation/usePageParameters';
import { type BuilderState, formatBuilderState, parseBuilderState } from './builderState';

/** Reads the state of the builder, stored in its URL. Changes add up, and are no steps of the history. */
export function useBuilderState() {
  const [parameters, setParameters] = usePageParameters();
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (changed: Partial<BuilderState>) => {
    latest.current = formatBuilderState({ ...parseBuilderState(latest.current), ...changed });
    setParameters(latest.current, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return [useMemo(() => parseBuilderState(parameters), [parameters]), change] as const;
}
