import type { ReactNode } from 'react';

/** A character without meaning, which no text contains. */
const mark = '\uE000';

/**
 * Returns a text with an element in the place of a value, such as a title with its language.
 *
 * @param toText - Returns the text for a value.
 */
export function placeElement(toText: (value: string) => string, element: ReactNode): ReactNode {
  const [before, after] = toText(mark).split(mark);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
