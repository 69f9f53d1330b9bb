import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { radii } from '../../data/EventQuery';
import { defaultRadius } from '../../data/eventQueryDefaults';
import { lineParameter, nearParameter } from '../../navigation/lineParameter';
import { usePageParameters } from '../../navigation/usePageParameters';
import type { ExploreState } from '../../search/exploreState';
import { toTextLine } from '../../search/toTextLine';
import { useLineReader } from '../../search/useReadLine';
import type { SearchText } from './ExploreSearch';

/** A line that asks for events near the visitor. */
interface NearLine {
  /** A different number for each line. */
  readonly number: number;
  /** Kilometres. */
  readonly radius: number;
}

/**
 * Parses searched lines, and applies their filters. The grammar loads with the first line; if it fails, the line is
 * searched as a text. A newer line or typed text cancels the previous line.
 *
 * @param field - The text of the search field.
 * @param show - Applies the filters. A line of the URL is replaced by them: it is no step of the history.
 */
export function useLine(
  field: RefObject<SearchText | null>,
  show: (changed: Partial<ExploreState>, isSmall?: boolean) => void,
) {
  const readLine = useLineReader();
  const sent = useRef(0);
  const [near, setNear] = useState<NearLine | null>(null);

  const submit = async (line: string, isOfUrl?: boolean) => {
    const number = ++sent.current;
    const before = field.current?.text;
    const read = await readLine(line).catch(() => toTextLine(line));
    if (number !== sent.current || field.current?.text !== before) return;
    show(read.changed, isOfUrl);
    if (read.near !== null) setNear({ number, radius: read.near });
  };

  // A line in the URL: from another page, or not parsed by a server.
  const [parameters, setParameters] = usePageParameters();
  const line = parameters.get(lineParameter);
  const submitOfUrl = useEffectEvent((line: string) => submit(line, true));
  // Before the first paint: a line that is already parsed shows its list at once.
  useLayoutEffect(() => {
    if (line !== null) void submitOfUrl(line);
  }, [line]);

  // The server parsed the line, but does not have the position.
  const nearOfUrl = parameters.get(nearParameter);
  const lookOfUrl = useEffectEvent((kilometres: string) => {
    const others = new URLSearchParams(parameters);
    others.delete(nearParameter);
    setParameters(others, { replace: true, preventScrollReset: true });
    setNear({ number: ++sent.current, radius: radii.find((each) => String(each) === kilometres) ?? defaultRadius });
  });
  useEffect(() => {
    if (nearOfUrl !== null) lookOfUrl(nearOfUrl);
  }, [nearOfUrl]);

  return { submit, isReading: line !== null, near };
}
