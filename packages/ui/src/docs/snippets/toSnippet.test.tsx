import { createElement, type ElementType } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../../components/Button/Button';
import { Tabs } from '../../components/Tabs/Tabs';
import { keepState } from './keepState';
import { type SnippetSource, toSnippet } from './toSnippet';

/** Renders a story without a `render` like Storybook does. */
const drawComponent = (args: object, { component }: { component: ElementType }) => createElement(component, args);

const story = (component: unknown, args: object, originalStoryFn: SnippetSource['originalStoryFn'] = drawComponent) =>
  toSnippet({ title: 'Story', component, args, originalStoryFn, parameters: {} });

it('toSnippet prints a component with its import', () => {
  expect(story(Button, { children: 'Réserver', busy: false, onPress: () => {} })).toBe(
    "import { Button } from '@lively/ui';\n\n<Button busy={false} onPress={() => {}}>Réserver</Button>",
  );
});

it('toSnippet prints the state of a controlled component', () => {
  const render = keepState(Tabs, 'value', 'onValueChange');
  expect(story(Tabs, { label: 'Profil', tabs: [], value: 'past' }, render as never)).toBe(
    `import { Tabs } from '@lively/ui';
import { type ComponentProps, useState } from 'react';

export function Example() {
  const [value, setValue] = useState<ComponentProps<typeof Tabs>['value']>('past');
  return (
    <Tabs label="Profil" tabs={[]} value={value} onValueChange={setValue} />
  );
}`,
  );
});

it('toSnippet prints texts, elements in props, functions as children, and results of functions', () => {
  const args = {
    title: 'Dit « "oui" »',
    icon: <b>{'a < b'}</b>,
    current: true,
    remove: (name: string) => `Retirer ${name}`,
    children: (control: object) => <input {...control} type="color" />,
  };
  expect(story('my-field', args)).toBe(`<my-field
  title={'Dit « "oui" »'}
  icon={<b>{'a < b'}</b>}
  current
  remove={(value) => \`Retirer \${value}\`}
>
  {(control) => <input {...control} type="color" />}
</my-field>`);
});
