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

// Loaded lazily: measuring the sizes takes seconds, and only pages of documentation show them.
const ComponentStatus = lazy(() => import('../status/ComponentStatus'));

/** The page of a component: description, props, do and don't, keyboard, measurements, stories. */
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

/** Stories that are shown above, or only in the sidebar: `Hostile` would fill the page with thousands of letters. */
const shownElsewhere = [...usageNames, keyboardStory, 'Hostile'];
