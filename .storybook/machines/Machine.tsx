import { Flow, type FlowProps } from './Flow';
import { readSummary } from './readSummary';

const sources = import.meta.glob<string>('../../packages/machines/src/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a machine does, in the words of its doc comment, and its chart. */
export function Machine({ name }: Pick<FlowProps, 'name'>) {
  return (
    <>
      <p>{readSummary(sources[`../../packages/machines/src/${name}/${name}.machine.ts`] ?? '')}</p>
      <Flow name={name} />
    </>
  );
}
