import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

// Weighing the library takes seconds: only who opens a page of documentation waits for it.
const ComponentStatus = lazy(() => import('../status/ComponentStatus'));

/** The page of a component: what it is, its props, what was measured, its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [shelf, , name] = preparedMeta.title.split('/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {shelf === 'Components' && name && (
        <Suspense>
          <h2>Status</h2>
          <ComponentStatus name={name} />
        </Suspense>
      )}
      <Stories />
    </>
  );
}
