import { Fragment } from 'react';
import type { TextSection } from './Block';
import { Blocks } from './Blocks';

/** The sections of a text, each under its `<h2>`. Must be inside a Prose. */
export function ProseSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <Fragment key={id}>
      <h2 id={id}>{title}</h2>
      <Blocks blocks={blocks} />
    </Fragment>
  ));
}
