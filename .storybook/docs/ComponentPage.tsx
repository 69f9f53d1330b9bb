import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import { DoAndDont, usageNames } from './DoAndDont';
import { KeyboardTable, keyboardStory } from './KeyboardTable';

// Weighing the library takes seconds: only who opens a page of documentation waits for it.
const ComponentStatus = lazy(() => import('../status/ComponentStatus'));

/** The page of a component: what it is, its props, do and don't, what was measured, its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [shelf, , name] = preparedMeta.title.split('/');
  const isComponent = shelf === 'Components';
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {isComponent && (
        <>
          <h2>Do and don’t</h2>
          <DoAndDont stories={stories} />
          <h2>Keyboard</h2>
          <KeyboardTable stories={stories} />
        </>
      )}
      {isComponent && name && (
        <Suspense>
          <h2>Status</h2>
          <ComponentStatus name={name} />
        </Suspense>
      )}
      <h2>Stories</h2>
      {stories
        .slice(1)
        .filter((story) => !shownElsewhere.includes(story.name))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ))}
    </>
  );
}

/** Above, or in the sidebar alone: ten thousand letters would push everything after them out of sight. */
const shownElsewhere = [...usageNames, keyboardStory, 'Hostile'];
