import { writeSnippets } from '@lively/embed/snippets';
import { resolveWords } from '@lively/embed/words';
import { WidgetsScreen, type WidgetsScreenProps } from '@lively/ui/screens';
import { useState } from 'react';
import type { WidgetsPageContent } from '../../content/Contents';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { publishableKey, supabaseUrl } from '../../supabase/config';
import { useRelease } from './useRelease';
import { WidgetPreview } from './WidgetPreview';

/** The attributes of the element for one event; the others belong to the element for a list. */
const attributesOfOne = ['event-id', 'lang', 'theme', 'accent'];

export function Component({ content }: PageProps<WidgetsPageContent>) {
  const [element, setElement] = useState('lively-events');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ layout: 'grid', limit: '4' });
  const [copied, setCopied] = useState<WidgetsScreenProps['copied']>(null);
  const release = useRelease();

  const fields = content.fields.filter(({ name }) =>
    element === 'lively-event' ? attributesOfOne.includes(name) : name !== 'event-id',
  );
  const chosen = fields.flatMap(({ name }) => {
    const value = values[name]?.trim();
    return value ? [[name, name === 'tags' ? resolveWords(value) : value] as const] : [];
  });
  const attributes = [...chosen, ['source', supabaseUrl] as const, ['apikey', publishableKey] as const];
  const snippets =
    release &&
    writeSnippets({
      tag: element,
      attributes,
      properties: [],
      script: new URL(`/embed/${release.file}`, location.origin).href,
      integrity: release.integrity,
      link: content.link,
    });

  return (
    <>
      <PageHead {...content.meta} />
      <WidgetsScreen
        content={content}
        element={element}
        onElementChange={(chosenElement) => {
          setElement(chosenElement);
          setCopied(null);
        }}
        fields={fields}
        values={values}
        onValueChange={(name, value) => {
          setValues({ ...values, [name]: value });
          setCopied(null);
        }}
        preview={<WidgetPreview tag={element} attributes={Object.fromEntries(attributes)} link={content.link} />}
        snippet={snippets?.markup ?? ''}
        policy={snippets?.policy ?? ''}
        onCopy={() => {
          navigator.clipboard.writeText(snippets?.markup ?? '').then(
            () => setCopied('done'),
            () => setCopied('refused'),
          );
        }}
        copied={copied}
      />
    </>
  );
}
