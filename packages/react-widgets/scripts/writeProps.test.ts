import { expect, test } from 'vitest';
import { writeProps } from './writeProps.ts';

test('each attribute, DOM event and custom property of the elements is a prop', async () => {
  await expect(writeProps()).toMatchFileSnapshot('../src/widgetProps.ts');
});
